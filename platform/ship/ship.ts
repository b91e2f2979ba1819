import { join } from 'node:path';
import { z } from 'zod';
import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';
import type { Progress } from '@talent/node/terminal/progress';
import { readPageIndexOf } from '../compose/page-index-file.ts';
import {
  createPreviewLink,
  previewLinkSchema,
  type PreviewLink,
} from '../gateway/preview/preview-link.ts';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { assertSigns } from '../registry/trust.ts';
import { appChanges } from '../release/app-changes.ts';
import { applyRelease, type PreparedRelease } from '../release/apply-release.ts';
import type { ComposePair } from '../release/compose-missing.ts';
import { describeSource, sourceKind } from '../release/read-origins.ts';
import { publishArtifact, type PublishResult } from '../release/publish/publish.ts';
import { wayBack } from '../release/rollback.ts';
import { holdProblems } from '../release/plan/channel-problems.ts';
import type { GraphChoice } from '../release/plan/site-graph.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import { history } from '../registry/registry.ts';
import { createOverlayStore } from '../store/overlay-store.ts';
import { readPublishedManifest } from '../store/published-artifacts.ts';
import { assertAnswers, openPreview, smokeCheck } from './smoke-check.ts';
import type { OnStop } from './stoppable.ts';
import { takeBack } from './take-back.ts';
import { checkPages, type OpenPages } from './check-pages.ts';
import { knownProblems } from './known-problems.ts';
import { pageChanges, shipPlanSchema, type ShipPlan } from './ship-plan.ts';

/** The release went live, failed the check of the running site, and was rolled back. */
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

/** The tools that shipping needs beside the store. */
export interface Shipping extends GraphChoice {
  build: (app: string) => Promise<void>;
  composeIn: (store: ReleaseStore) => ComposePair;
  origin: () => Promise<string>;
  /** Origin of previews; null: that of the running site. */
  previewOrigin: string | null;
  /** Opens pages of a release that has not been made; absent: none are. */
  openPages?: OpenPages;
  progress: Progress;
  /** Absent: nobody can stop it. */
  onStop?: OnStop;
}

export interface ShipOptions extends Shipping {
  store: ReleaseStore;
  channel: string;
  app: string;
  /** Repository with the apps' folders. */
  root: string;
  /** Called with the plan before anything goes live. */
  onPlan: (plan: ShipPlan) => void;
  /** Takes a build that was undone before. */
  again?: boolean;
  /** Stops after the plan, and writes nothing, not even to the store. */
  dryRun: boolean;
}

export const shipResult = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('planned').describe('with --dry-run: nothing was changed'),
    plan: shipPlanSchema,
  }),
  z.strictObject({
    status: z.enum(['shipped', 'unchanged']).describe('unchanged: it was live already'),
    plan: shipPlanSchema,
    preview: previewLinkSchema.nullable().describe('null on the channel that visitors get'),
    takeBack: z.string().nullable().describe('command that takes it back; null: there is none'),
  }),
]);

export type ShipResult = z.infer<typeof shipResult>;

/**
 * Builds one app and brings it live: build, publish, release, then check the running site. A release that fails the
 * check is taken back. Locks, the running site and what is known of the build are looked at first.
 * @throws `site-unreachable`, `app-build`, ManifestRefusedError, ReleaseRefusedError, `composition-failed`, `page-refused`: nothing is live
 * @throws NoSigningKeyError, PreviewKeyError: nothing was built
 * @throws SmokeCheckError: the app was live, and the channel is as it was before
 */
export async function ship(options: ShipOptions): Promise<ShipResult> {
  const { channel, app, root, progress, dryRun, again = false } = options;
  assertSigns(options.store.trust, scopeOf(channel));
  const origin = await beforeBuild(options);
  const store = dryRun ? createOverlayStore(options.store) : options.store;
  const compose = options.composeIn(store);
  await progress.step('Build', () => options.build(app));
  const published = await progress.step('Check and publish', (advance) =>
    publishArtifact({
      store,
      channel,
      folder: join(root, app, 'dist'),
      onFile: (done, total) => advance(done / total, `${done} of ${total} files`),
    }),
  );
  const { manifest } = published;
  let plan: ShipPlan | undefined;
  const result = await applyRelease({
    store,
    channel,
    action: 'promote',
    targets: { [app]: manifest.version },
    links: options.links,
    askBackend: options.askBackend,
    compose,
    progress,
    again,
    dryRun,
    async onPlan(prepared) {
      plan = await planOf(store, channel, published, prepared);
      options.onPlan(plan);
      const { openPages } = options;
      await checkPages({ store, channel, prepared, manifest, plan, openPages, progress });
    },
  });
  if (plan === undefined) throw new TypeError('a release is planned before it is made');
  if (result.status === 'planned') return { status: 'planned', plan };
  const isPreview = channel !== DEFAULT_CHANNEL;
  const preview = isPreview
    ? await createPreviewLink({ trust: store.trust, origin, channel })
    : null;
  const { apps } = result.status === 'released' ? result.release : result;
  await progress.step('Look at the running site', async () => {
    const shipped = { channel, manifest, origin, preview, shell: apps['shell'] };
    const problems = await look(store, shipped);
    if (problems.length === 0) return;
    if (result.status === 'unchanged') {
      throw new SmokeCheckError(app, problems, 'It was live before, so nothing was rolled back.');
    }
    const reason = `it did not pass the check of the running site: ${problems[0] ?? ''}`;
    const aftermath = await takeBack({ store, channel, app, compose, reason });
    throw new SmokeCheckError(app, problems, aftermath);
  });
  if (result.status === 'unchanged') return { status: 'unchanged', plan, preview, takeBack: null };
  const way = wayBack(await history(store, channel), app, channel);
  return { status: 'shipped', plan, preview, takeBack: way };
}

/** Finds the site to check. Fails where it is known that the release would fail after the build. */
async function beforeBuild(options: ShipOptions): Promise<string> {
  const { store, channel, app, dryRun, again = false, ...site } = options;
  const held = await holdProblems(store, channel, [app], new Date());
  const { problems, needsApproval } = await knownProblems({ ...options, again });
  if (held.length + problems.length > 0) {
    throw new ReleaseRefusedError(channel, [...held, ...problems]);
  }
  if (needsApproval) {
    site.progress.note(
      `${channel} needs two persons: a build that nobody has approved is published, and does not go live.`,
    );
  }
  // Nothing goes live that could be looked at.
  if (dryRun) return '';
  const ofPreviews = channel === DEFAULT_CHANNEL ? null : site.previewOrigin;
  const origin = ofPreviews ?? (await site.origin());
  await assertAnswers(origin);
  return origin;
}

async function planOf(
  store: ReleaseStore,
  channel: string,
  { manifest, provenance }: PublishResult,
  { basis, apps, notes }: PreparedRelease,
): Promise<ShipPlan> {
  const { name: app, version: to, commit } = manifest;
  const from = basis.apps[app] ?? null;
  const before = from === null ? null : await readPublishedManifest(store, app, from);
  const indexOf = async (shell: string | undefined, version: string | null) =>
    shell === undefined || version === null
      ? null
      : readPageIndexOf(store, { shell, app, version }, scopeOf(channel));
  const was = await indexOf(basis.apps['shell'], from);
  const after = await indexOf(apps['shell'], to);
  return {
    app,
    channel,
    from,
    to,
    commit,
    source: sourceKind(provenance),
    sourceText: describeSource(provenance),
    changes: appChanges(before, manifest),
    pages: isGuarded(manifest) || after === null ? null : await pageChanges(store, was, after),
    notes,
  };
}

/** Checks the running site, a preview through its link. Returns a line for each problem. */
async function look(
  store: ReleaseStore,
  shipped: {
    channel: string;
    manifest: Manifest;
    origin: string;
    preview: PreviewLink | null;
    /** Live version of the shell. */
    shell: string | undefined;
  },
): Promise<string[]> {
  const { channel, manifest, origin, preview, shell } = shipped;
  const { name: app, version } = manifest;
  const index =
    shell !== undefined && !isGuarded(manifest)
      ? await readPageIndexOf(store, { shell, app, version }, scopeOf(channel))
      : null;
  const cookie = preview && (await openPreview(preview.url));
  if (preview !== null && cookie === null) {
    return [
      `${origin} does not open the preview ${channel}: its gateway has to trust the signing key`,
    ];
  }
  return smokeCheck({ origin, cookie, app: manifest, index });
}
