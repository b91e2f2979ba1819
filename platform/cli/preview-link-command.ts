import type { Command } from 'commander';
import {
  createPreviewLink,
  LINK_SECONDS,
  previewLinkSchema,
  MAX_PASS_SECONDS,
  ownPath,
} from '../gateway/preview/preview-link.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { listChannels } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { describeLink, parseOrigin } from '../ship/ship-command.ts';
import { reportingAction } from '@talent/node/terminal/run-command';
import type { Shipping } from '../ship/ship.ts';
import { UsageError } from '@talent/node/terminal/usage-error';

interface LinkFlags {
  for?: number;
  to: string;
  site?: string;
}

/** Adds `preview-link`, which signs a link to a preview. */
export function addPreviewLinkCommand(
  command: Command,
  { store, shipping }: { store: ReleaseStore; shipping: Shipping },
): void {
  const duration = 'how long it can be used: 12h, 7d, 30d at most (default: 7d)';
  reportingAction(
    command
      .argument('<channel>', 'name of the preview, such as new-header')
      .option('--for <time>', duration, parseTime)
      .option('--to <path>', 'page that it opens', parsePath, '/')
      .option('--site <url>', 'URL of the running site', parseOrigin),
    previewLinkSchema,
    async (channel: string, { for: seconds = LINK_SECONDS, to, site }: LinkFlags) => {
      if (channel === DEFAULT_CHANNEL) {
        throw new UsageError(`${DEFAULT_CHANNEL} is what everyone sees: it needs no link`);
      }
      const hasRelease = (await listChannels(store)).includes(channel);
      if (!hasRelease) throw new UsageError(`channel ${channel} has no release`);
      const origin = shipping.previewOrigin ?? site ?? (await shipping.origin());
      const link = await createPreviewLink({ trust: store.trust, origin, channel, to, seconds });
      return { json: link, lines: describeLink(link) };
    },
  );
}

function parseTime(text: string): number {
  const [, count = '', unit] = /^(\d{1,3})([hd])$/.exec(text) ?? [];
  const seconds = Number(count) * (unit === 'h' ? 3600 : 24 * 3600);
  if (seconds > 0 && seconds <= MAX_PASS_SECONDS) return seconds;
  throw new UsageError(`--for "${text}" is no time such as 12h or 7d, 30d at most`);
}

function parsePath(text: string): string {
  if (ownPath.safeParse(text).success) return text;
  throw new UsageError(`--to "${text}" is no path of the site, such as /about`);
}
