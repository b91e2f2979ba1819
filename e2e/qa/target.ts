import { localTrust } from '@talent/platform/registry/local-trust';
import { createPreviewLink } from '@talent/platform/gateway/preview/preview-link';
import { openPreview } from '@talent/platform/ship/smoke-check';
import { UsageError } from '@talent/node/terminal/usage-error';
import type { KeySource } from '@talent/platform/registry/local-trust';

/** A release to look at: an origin, and the cookie that shows it there. */
export interface Target {
  label: string;
  origin: string;
  /** `name=value`; null for what visitors get. */
  cookie: string | null;
}

export interface TargetOptions {
  /** Origin of the running site. */
  origin: string;
  /** Origin of previews; null: that of the site. */
  previewOrigin: string | null;
  /** Where the key is that signs the link to a preview. */
  keys: KeySource;
}

/**
 * Opens a release to look at: `stable`, the name of a preview channel, the URL of a site, or the signed link to a
 * preview, as `pnpm ship` prints it.
 * @throws UsageError for anything else, and for a preview that the site does not open
 */
export async function openTarget(wanted: string, options: TargetOptions): Promise<Target> {
  const { origin, previewOrigin, keys } = options;
  if (wanted === 'stable') return { label: 'stable', origin, cookie: null };
  if (/^https?:\/\//.test(wanted)) {
    const url = new URL(wanted);
    if (!url.pathname.startsWith('/_channel/')) {
      return { label: url.host, origin: url.origin, cookie: null };
    }
    return openLink(url.pathname.split('/').at(-1) ?? wanted, url.href);
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(wanted)) {
    throw new UsageError(
      `"${wanted}" is no channel, no URL and no link to a preview. A revision is opened with its link from the inspector.`,
    );
  }
  const link = await createPreviewLink({
    trust: localTrust(keys),
    origin: previewOrigin ?? origin,
    channel: wanted,
  });
  return openLink(wanted, link.url);
}

async function openLink(label: string, link: string): Promise<Target> {
  const cookie = await openPreview(link);
  if (cookie === null) {
    throw new UsageError(
      `The site at ${new URL(link).origin} does not open the preview ${label}: is it released there, and does the site run?`,
    );
  }
  return { label, origin: new URL(link).origin, cookie };
}
