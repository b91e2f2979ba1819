import { siteOrigin } from '@talent/backend/running/resolve-backend';
import { readProcessEnvironment } from '@talent/settings/environment';
import { knownChannel } from '@talent/platform/cli/check-names';
import { createComposer } from '@talent/platform/cli/create-composer';
import { parseChoice } from '@talent/platform/gateway/live/pinned-sites';
import { createPreviewLink } from '@talent/platform/gateway/preview/preview-link';
import { releaseBasis } from '@talent/platform/release/plan/release-basis';
import { readRevision, removeChannel } from '@talent/platform/registry/revision-files';
import { localTrust } from '@talent/platform/registry/local-trust';
import { withTrust, type ReleaseStore } from '@talent/platform/registry/release-store';
import { openStore } from '@talent/platform/store/open-store';
import type { ComposePair } from '@talent/platform/release/compose-missing';
import { promote } from '@talent/platform/release/promote';
import { retire } from '@talent/platform/release/retire';
import { openPreview } from '@talent/platform/ship/smoke-check';
import { UsageError } from '@talent/node/terminal/usage-error';

/** A release to look at: an origin, and the cookie that shows it there. */
export interface Target {
  label: string;
  origin: string;
  /** `name=value`; null for what visitors get. */
  cookie: string | null;
  /** Takes away what was made to show it. */
  close: () => Promise<void>;
}

export interface TargetOptions {
  /** Origin of the running site. */
  origin: string;
  /** Origin of previews; null: that of the site. */
  previewOrigin: string | null;
  /** The releases, with the key that signs the link to a preview. */
  store: ReleaseStore;
  /** Composes the pages that a revision lacks. */
  compose: ComposePair;
}

/** Of the environment. @param site - the running site; without it SITE_URL, or the one of DATA_DIR */
export async function targetOptions(site: string | undefined): Promise<TargetOptions> {
  const environment = readProcessEnvironment();
  const { previewOrigin, dataDir } = environment;
  const store = withTrust(openStore(dataDir, environment.store), localTrust(environment));
  const origin = site ?? (await siteOrigin(environment));
  return { origin, previewOrigin, store, compose: createComposer(store, environment) };
}

/** Validity of the link to a revision, s. */
const REVISION_SECONDS = 60 * 60;

/**
 * Opens `stable`, a preview channel, a revision such as `stable.42`, the URL of a site, or the signed link to a preview.
 * @throws UsageError for anything else, and for a preview that the site does not open
 */
export async function openTarget(wanted: string, options: TargetOptions): Promise<Target> {
  const { origin, previewOrigin, store } = options;
  if (wanted === 'stable') return { label: 'stable', origin, cookie: null, close: nothing };
  if (/^https?:\/\//.test(wanted)) {
    const url = new URL(wanted);
    if (!url.pathname.startsWith('/_channel/')) {
      return { label: url.host, origin: url.origin, cookie: null, close: nothing };
    }
    return openLink(url.pathname.split('/').at(-1) ?? wanted, url.href);
  }
  const choice = parseChoice(wanted);
  if (choice === null) {
    throw new UsageError(
      `"${wanted}" is no channel, no revision such as stable.42, no URL and no link to a preview`,
    );
  }
  const { channel, revision } = choice;
  await knownChannel(channel, store);
  if (revision !== null) return openRevision(channel, revision, options);
  const link = await createPreviewLink({
    trust: store.trust,
    origin: previewOrigin ?? origin,
    channel,
  });
  return openLink(wanted, link.url);
}

const nothing = (): Promise<void> => Promise.resolve();

/**
 * Shows a revision as a preview channel with the same versions, for as long as it is looked at. The gateway opens
 * revisions for staff alone, and no signature does: a link that leaks must not restore a page that was taken off. This
 * channel is gone after the comparison, and then its link opens nothing.
 */
async function openRevision(
  channel: string,
  revision: number,
  { origin, previewOrigin, store, compose }: TargetOptions,
): Promise<Target> {
  const release = await readRevision(store, channel, revision);
  const label = `${channel}.${revision}`;
  if (!('schema' in release))
    throw new UsageError(`there is no revision ${label}: ${release.reason}`);
  const shown = `qa-${channel.slice(0, 27)}-${revision}`;
  // One that an interrupted comparison has left behind.
  await removeChannel(store, shown);
  const close = async (): Promise<void> => void (await removeChannel(store, shown));
  try {
    await promote({ store, channel: shown, versions: release.apps, compose });
    const { apps } = await releaseBasis(store, shown);
    for (const app of Object.keys(apps)) {
      if (release.apps[app] === undefined) await retire(store, shown, app);
    }
    const link = await createPreviewLink({
      trust: store.trust,
      origin: previewOrigin ?? origin,
      channel: shown,
      seconds: REVISION_SECONDS,
    });
    return { ...(await openLink(label, link.url)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openLink(label: string, link: string): Promise<Target> {
  const cookie = await openPreview(link);
  if (cookie === null) {
    throw new UsageError(
      `The site at ${new URL(link).origin} does not open the preview ${label}: is it released there, and does the site run?`,
    );
  }
  return { label, origin: new URL(link).origin, cookie, close: nothing };
}
