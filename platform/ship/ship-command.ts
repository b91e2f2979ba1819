import type { Command } from 'commander';
import { describePlan } from './ship-plan.ts';
import { ship, shipResult, type Shipping, type ShipResult } from './ship.ts';
import type { Progress } from '@talent/node/terminal/progress';
import type { ReleaseStore } from '../registry/release-store.ts';
import { appArgument } from '@talent/node/terminal/app-argument';
import { artifactFolders } from '@talent/node/workspace/app-folders';
import { printLines, reportingAction } from '@talent/node/terminal/run-command';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import type { PreviewLink } from '../gateway/preview/preview-link.ts';
import { UsageError } from '@talent/node/terminal/usage-error';

interface ShipContext {
  store: ReleaseStore;
  root: string;
  here: string | undefined;
  shipping: Shipping;
}

interface ShipFlags {
  channel: string;
  dryRun?: boolean;
  site?: string;
  json?: true;
}

/** Adds `ship`: from an app's sources to its visitors in one command. */
export function addShipCommand(
  command: Command,
  { store, root, here, shipping }: ShipContext,
): void {
  reportingAction(
    appArgument(command, here)
      .option('--dry-run', 'print what would change, and change nothing')
      .option('--site <url>', 'URL of the running site to check after the release', parseOrigin),
    shipResult,
    async (app: string, { channel, dryRun = false, site, json }: ShipFlags) => {
      await artifactFolders(root, [app]);
      const quiet: Progress = { step: (_, work) => work(() => undefined), note: () => undefined };
      const result = await ship({
        ...shipping,
        store,
        channel,
        app,
        root,
        dryRun,
        ...(site === undefined ? {} : { origin: async () => site }),
        progress: json ? quiet : shipping.progress,
        onPlan: (plan) => {
          if (!json) printLines(command, describePlan(plan));
        },
      });
      return { json: result, lines: describeResult(result) };
    },
  );
}

function describeResult(result: ShipResult): string[] {
  if (result.status === 'planned') return ['Nothing was changed (--dry-run).'];
  const { plan, preview } = result;
  const { app, channel, from, to } = plan;
  const done = result.status === 'shipped' ? 'is live' : 'was live already';
  const flag = preview === null ? '' : ` --channel ${channel}`;
  return [
    `${app}@${to} ${done} on channel ${channel}.`,
    ...(preview === null
      ? []
      : [
          ...describeLink(preview),
          `Compare it with what visitors get: pnpm qa --channel ${channel}`,
        ]),
    ...(from === null || from === to ? [] : [`Take it back: pnpm rollback ${app}${flag}`]),
  ];
}

/** Describes a link for people, with its expiry. */
export function describeLink({ url, until }: PreviewLink): string[] {
  return [`Look at it: ${url}`, `Anyone who has the link can open it until ${utcMinute(until)}.`];
}

/** Reads an origin from the command line. Throws `UsageError`. */
export function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`--site "${text}" is no address of a site, such as https://www.example.com`);
}
