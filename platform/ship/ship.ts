import { join } from 'node:path';
import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';
import { readPublishedManifest } from '../store/published-artifacts.ts';
import { readPageIndexOf } from '../compose/page-index-file.ts';
import { createPreviewLink, type PreviewLink } from '../gateway/preview/preview-link.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { appChanges } from '../release/app-changes.ts';
import type { ReleaseResult } from '../release/apply-release.ts';
import { checkRelease } from '../release/check-release.ts';
import { composeMissing, type ComposePair } from '../release/compose-missing.ts';
import { releaseBasis } from '../release/live-apps.ts';
import { promote } from '../release/promote.ts';
import { publishArtifact } from '../release/publish.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import { rollback } from '../release/rollback.ts';
import type { Advance, Progress } from '@talent/node/terminal/progress';
import { createOverlayStore } from '../store/overlay-store.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { assertSigns } from '../registry/trust.ts';
import { openPreview } from './open-preview.ts';
import { pageChanges } from './page-changes.ts';
import type { ShipPlan } from './ship-plan.ts';
import { smokeCheck } from './smoke-check.ts';

/** The release went live, did not pass the smoke check, and was taken back. */
export class SmokeCheckError extends Error {
  readonly code = 'smoke-check';
  readonly problems: readonly string[];

  constructor(app: string, problems: readonly string[], aftermath: string) {
    const shown = problems.slice(0, 20).map((problem) => `  - ${problem}`);
    super([`${app} did not pass the check of the running site:`, ...shown, aftermath].join('\n'));
    this.name = 'SmokeCheckError';
    this.problems = problems;
  }
}

/** What a release of one app needs. */
export interface ShipOptions {
  store: ReleaseStore;
  channel: string;
  app: string;
  /** Repository with the apps' folders. */
  root: string;
  /** Builds the app's artifact. */
  build: (app: string) => Promise<void>;
  /** Composes into the store that it is given. */
  composeIn: (store: ReleaseStore) => ComposePair;
  /** Origin of the running site. */
  origin: () => Promise<string>;
  /** Origin that previews live on; null: on that of the running site. */
  previewOrigin: string | null;
  /** Hears the plan before anything goes live. */
  onPlan: (plan: ShipPlan) => void;
  progress: Progress;
  /** Prints the plan and does nothing: not even the store is written to. */
  dryRun: boolean;
}

export type ShipResult =
  | { status: 'planned'; plan: ShipPlan }
  | { status: 'shipped' | 'unchanged'; plan: ShipPlan; preview: PreviewLink | null };

/**
 * Builds one app and brings it live: published, composed, promoted, looked at. What does not pass the look is
 * rolled back by itself.
 * @throws AppBuildError, ManifestRefusedError, ReleaseRefusedError, CompositionFailedError: nothing is live
 * @throws NoSigningKeyError, PreviewKeyError: nothing was built
 * @throws SmokeCheckError: it was live, and the version before it is again
 */
export async function ship(options: ShipOptions): Promise<ShipResult> {
  const { channel, app, root, progress, dryRun } = options;
  assertSigns(options.store.trust, scopeOf(channel));
  const store = dryRun ? createOverlayStore(options.store) : options.store;
  const compose = options.composeIn(store);
  const folder = join(root, app, 'dist');
  await progress.step('Build', () => options.build(app));
  const { manifest } = await progress.step('Check and publish', (advance) =>
    publishArtifact({
      ...{ store, channel, folder },
      onFile: (done, total) => advance(done / total, `${done} of ${total} files`),
    }),
  );
  const live = (await releaseBasis(store, channel)).apps;
  await progress.step('Compose', (advance) =>
    composeFor({ store, channel, manifest, compose, advance }),
  );
  const plan = await planOf(store, channel, manifest, live[app] ?? null);
  options.onPlan(plan);
  if (dryRun) return { status: 'planned', plan };
  const result = await progress.step('Promote', () =>
    promote({ store, channel, versions: { [app]: manifest.version }, compose }),
  );
  const isPublic = channel === DEFAULT_CHANNEL;
  const origin = (isPublic ? null : options.previewOrigin) ?? (await options.origin());
  const preview = isPublic
    ? null
    : await createPreviewLink({ trust: store.trust, origin, channel });
  await progress.step('Look at the running site', () =>
    look(options, { manifest, origin, result, preview }),
  );
  return { status: result.status === 'released' ? 'shipped' : 'unchanged', plan, preview };
}

/** The pages that the release needs: those of the app, or of every app where it is the shell. */
async function composeFor({
  store,
  channel,
  manifest,
  compose,
  advance,
}: {
  store: ReleaseStore;
  channel: string;
  manifest: Manifest;
  compose: ComposePair;
  advance: Advance;
}): Promise<void> {
  const { apps } = await releaseBasis(store, channel);
  const targets = { [manifest.name]: manifest.version };
  const { plan, vouched, problems } = await checkRelease({
    ...{ store, channel, action: 'promote', live: apps, targets },
  });
  if (problems.length > 0) throw new ReleaseRefusedError(channel, problems);
  const { pairs } = plan;
  await composeMissing({ store, channel, compose, pairs, vouched, onPage: advance });
}

async function planOf(
  store: ReleaseStore,
  channel: string,
  manifest: Manifest,
  from: string | null,
): Promise<ShipPlan> {
  const { name: app, version: to, commit } = manifest;
  const before = from === null ? null : await readPublishedManifest(store, app, from);
  const { apps } = await releaseBasis(store, channel);
  const shellBefore = apps['shell'];
  const shellAfter = manifest.kind === 'shell' ? to : shellBefore;
  const indexOf = async (shell: string | undefined, version: string | null) =>
    shell === undefined || version === null
      ? null
      : readPageIndexOf(store, { shell, app, version }, scopeOf(channel));
  const [was, after] = [await indexOf(shellBefore, from), await indexOf(shellAfter, to)];
  return {
    ...{ app, channel, from, to, commit },
    changes: appChanges(before, manifest),
    pages: isGuarded(manifest) || after === null ? null : await pageChanges(store, was, after),
  };
}

async function look(
  { store, channel, app, composeIn }: ShipOptions,
  shipped: {
    manifest: Manifest;
    origin: string;
    result: ReleaseResult;
    preview: PreviewLink | null;
  },
): Promise<void> {
  const { manifest, origin, result, preview } = shipped;
  const live = (await releaseBasis(store, channel)).apps;
  const { version } = manifest;
  const { shell } = live;
  const index =
    shell !== undefined && !isGuarded(manifest)
      ? await readPageIndexOf(store, { shell, app, version }, scopeOf(channel))
      : null;
  const cookie = preview && (await openPreview(preview.url));
  const problems =
    preview !== null && cookie === null
      ? [`${origin} does not open the preview ${channel}: its gateway has to trust the signing key`]
      : await smokeCheck({ origin, cookie, app: manifest, index });
  if (problems.length === 0) return;
  if (result.status === 'unchanged') {
    throw new SmokeCheckError(app, problems, 'It was live before, so nothing was rolled back.');
  }
  const aftermath = await rollback({ store, channel, app, compose: composeIn(store) }).then(
    () => 'It was rolled back: the version before it is live again.',
    (error: unknown) => `It could not be rolled back: ${String(error)}`,
  );
  throw new SmokeCheckError(app, problems, aftermath);
}
