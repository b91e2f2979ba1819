import { readPageIndexOf } from '../compose/page-index-file.ts';
import { ReleaseConflictError } from '../registry/release-conflict-error.ts';
import { commitRelease, vouchedManifests } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readManifests, releaseBasis } from './live-apps.ts';
import { planRelease, type PagePair } from './plan-release.ts';
import { CompositionFailedError, ReleaseRefusedError } from './release-errors.ts';
import { releaseProblems } from './release-problems.ts';

/** Composes all pages of a pair into the store and marks them complete. */
export type ComposePair = (
  pair: PagePair,
  onPage?: (done: number, total: number) => void,
) => Promise<void>;

export interface ReleaseRequest {
  store: ReleaseStore;
  channel: string;
  action: Release['action'];
  /** App -> version to go live. */
  targets: Readonly<Record<string, string>>;
  /** Live versions that the targets were chosen by; default: those found at the start. */
  chosenBy?: Readonly<Record<string, string>>;
  compose: ComposePair;
}

/** `composed` names the pairs whose pages were made, as `<app>@<version>`. */
export type ReleaseResult =
  | { status: 'released'; release: Release; composed: string[] }
  | { status: 'unchanged'; apps: Record<string, string>; composed: string[] };

/** Releases of other apps may come in between this often before the attempt is given up. */
const MAX_ATTEMPTS = 5;

/**
 * Makes versions live: checks the resulting set, composes the pages that are missing, then moves the
 * channel in one step. Where a release of other apps came first, plans again on top of it.
 *
 * @throws ReleaseRefusedError, CompositionFailedError, ReleaseConflictError; the channel is then unchanged
 */
export async function applyRelease(request: ReleaseRequest): Promise<ReleaseResult> {
  const { store, channel, action, targets } = request;
  let chosenBy = request.chosenBy;
  const composed: string[] = [];
  for (let attempt = 1; ; attempt++) {
    const basis = await releaseBasis(store, channel);
    chosenBy ??= basis.apps;
    assertUntouched(request, chosenBy, basis);
    const set = { ...basis.apps, ...targets };
    const signed = await vouchedManifests(store, channel, set);
    const manifests = await readManifests(store, set, signed);
    const plan = planRelease(basis.apps, targets, manifests);
    // Taking an app back is the way out of trouble: it has to fit, and nothing more is asked of it.
    const problems =
      action === 'rollback'
        ? plan.problems
        : await releaseProblems(store, channel, plan, manifests);
    if (problems.length > 0) throw new ReleaseRefusedError(channel, problems);

    composed.push(...(await composeMissing(request, plan.pairs)));
    const { apps } = plan;
    // The first release of a channel makes everything live there, also what it takes over unchanged.
    const changed = basis.release ? plan.changed : Object.keys(apps);
    if (changed.length === 0) return { status: 'unchanged', apps, composed };
    try {
      const expectedRevision = basis.highestRevision;
      const release = await commitRelease(store, {
        channel,
        expectedRevision,
        apps,
        action,
        changed,
        at: new Date(),
      });
      return { status: 'released', release, composed };
    } catch (error) {
      if (!(error instanceof ReleaseConflictError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Refuses where somebody released another version of the same app since the targets were chosen. */
function assertUntouched(
  { channel, targets }: ReleaseRequest,
  chosenBy: Readonly<Record<string, string>>,
  basis: Awaited<ReturnType<typeof releaseBasis>>,
): void {
  const touched = Object.entries(targets).some(([app, target]) => {
    const now = basis.apps[app];
    return now !== chosenBy[app] && now !== target;
  });
  if (touched) throw new ReleaseConflictError(channel, basis.highestRevision, basis.release);
}

/** Composes the pairs whose pages are not there yet, and names them. Throws `CompositionFailedError`. */
export async function composeMissing(
  { store, channel, compose }: Pick<ReleaseRequest, 'store' | 'channel' | 'compose'>,
  pairs: readonly PagePair[],
) {
  const composed: string[] = [];
  for (const pair of pairs) {
    const { shell, app } = pair;
    const wanted = { shell: shell.version, app: app.name, version: app.version };
    if ((await readPageIndexOf(store, wanted)) !== null) continue;
    const name = `${app.name}@${app.version}`;
    try {
      await compose(pair);
    } catch (error) {
      throw new CompositionFailedError(channel, `${name} under shell@${shell.version}`, error);
    }
    composed.push(name);
  }
  return composed;
}
