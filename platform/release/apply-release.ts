import { ReleaseConflictError } from '../registry/release-conflict-error.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import { commitVouched } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { assertSigns } from '../registry/trust.ts';
import { checkRelease } from './plan/check-release.ts';
import { composeMissing, type ComposePair } from './compose-missing.ts';
import { releaseBasis } from './plan/live-apps.ts';
import { ReleaseRefusedError } from './release-errors.ts';

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
 * @throws NoSigningKeyError, PreviewKeyError before anything is composed
 */
export async function applyRelease(request: ReleaseRequest): Promise<ReleaseResult> {
  const { store, channel, action, targets, compose } = request;
  assertSigns(store.trust, scopeOf(channel));
  let chosenBy = request.chosenBy;
  const composed: string[] = [];
  for (let attempt = 1; ; attempt++) {
    const basis = await releaseBasis(store, channel);
    chosenBy ??= basis.apps;
    assertUntouched(request, chosenBy, basis);
    const check = await checkRelease({ store, channel, action, live: basis.apps, targets });
    const { plan, vouched, problems } = check;
    if (problems.length > 0) throw new ReleaseRefusedError(channel, problems);

    const { apps, pairs } = plan;
    composed.push(...(await composeMissing({ store, channel, compose, pairs, vouched })));
    // The first release of a channel makes everything live there, also what it takes over unchanged.
    const changed = basis.release ? plan.changed : Object.keys(apps);
    if (changed.length === 0) return { status: 'unchanged', apps, composed };
    try {
      const expectedRevision = basis.highestRevision;
      const next = { channel, expectedRevision, apps, action, changed, at: new Date() };
      const release = await commitVouched(store, next, vouched);
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
