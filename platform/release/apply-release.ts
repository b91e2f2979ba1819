import type { Problem } from '@talent/artifact/problem';
import type { Progress } from '@talent/node/terminal/progress';
import { scopeOf } from '../registry/keys/key-scope.ts';
import { commitSigned, findSignedFacts, readHistory } from '../registry/registry.ts';
import { ReleaseConflictError } from '../registry/release-conflict-error.ts';
import type { Release } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { SignedFacts } from '../registry/signed-facts.ts';
import { assertSigns } from '../registry/trust.ts';
import { composeMissing, type ComposePair } from './compose-missing.ts';
import { checkRelease } from './plan/check-release.ts';
import { holdProblems } from './plan/channel-problems.ts';
import { checkGraph, type GraphChoice } from './plan/site-graph.ts';
import { releaseBasis, type ReleaseBasis } from './plan/release-basis.ts';
import { ReleaseRefusedError } from './release-errors.ts';

/** App -> version to go live; null: the app goes off the channel. */
export type Targets = Readonly<Record<string, string | null>>;

/** The state that an attempt to release starts from. */
export interface AttemptBasis extends ReleaseBasis {
  /** Every valid release of the channel that the apps are checked against, newest first. */
  releases: readonly Release[];
}

/** A release whose pages are there, and that has not been made. */
export interface PreparedRelease {
  basis: AttemptBasis;
  /** App -> version after the release. */
  apps: Record<string, string>;
  /** Apps whose version changes; empty: everything is live already. */
  changed: string[];
  signed: Record<string, SignedFacts>;
  /** Effects that are told, and were no reason to refuse it. */
  notes: Problem[];
}

export interface ReleaseRequest extends GraphChoice {
  store: ReleaseStore;
  channel: string;
  /** `retire` asks for no checks: taking an app off is the way out of trouble. */
  action: Release['action'] | 'retire';
  /** Takes versions that were undone before: someone has said so. */
  again?: boolean;
  /** The targets, or a function that chooses them from the state at the start. */
  targets: Targets | ((basis: AttemptBasis) => Targets);
  /** Composes the pages that are missing; absent: none are composed. */
  compose?: ComposePair;
  /** Channel whose live apps the release changes and is checked against; by default its own. */
  on?: string;
  /** Revision that the channel must be at; by default releases of other apps may come in between. */
  expectedRevision?: number;
  /** Share of the visitors, for a canary. */
  percent?: number;
  /** Why the platform makes the release by itself; absent: a person makes it. */
  reason?: string;
  at?: Date;
  /** Runs the steps `Compose` and `Promote`, so that a command can show them. */
  progress?: Pick<Progress, 'step'>;
  /** Called when the pages are composed, before anything goes live. */
  onPlan?: (prepared: PreparedRelease) => Promise<void>;
  /** Stops after `onPlan`; the caller sees to it that the store keeps nothing. */
  dryRun?: boolean;
}

/** `composed` names the pairs whose pages were composed, as `<app>@<version>`. */
export type ReleaseResult =
  | { status: 'released'; release: Release; composed: string[]; notes: Problem[] }
  | { status: 'unchanged'; apps: Record<string, string>; composed: string[] }
  /** With `dryRun` only. */
  | { status: 'planned'; apps: Record<string, string>; composed: string[] };

/** Releases of other apps may come in between this often before the command gives up. */
const MAX_ATTEMPTS = 5;

const SILENT: Pick<Progress, 'step'> = { step: (_, work) => work(() => undefined) };

/**
 * Makes a release: chooses the targets, checks the resulting set, composes the pages that are missing, then moves the
 * channel in one step. Prepares it again where a release of other apps came first. Each attempt reads the state of the
 * channel once.
 * @throws ReleaseRefusedError, `composition-failed`, ReleaseConflictError; the channel is then unchanged
 * @throws ReleaseLockError, ChannelSettingsError where no one can tell whether it takes releases
 * @throws NoSigningKeyError, PreviewKeyError before anything is composed
 */
export async function applyRelease(request: ReleaseRequest): Promise<ReleaseResult> {
  const { store, channel, progress = SILENT } = request;
  assertSigns(store.trust, scopeOf(channel));
  const composed: string[] = [];
  let chosen: { targets: Targets; live: Readonly<Record<string, string>> } | undefined;

  async function prepare(onPage?: Parameters<typeof composeMissing>[0]['onPage']) {
    const basis = await readBasis(request);
    const { targets: wanted } = request;
    chosen ??= {
      targets: typeof wanted === 'function' ? wanted(basis) : wanted,
      live: basis.apps,
    };
    const { targets, live } = chosen;
    assertUntouched(channel, targets, live, basis);
    const { prepared, pairs } = await checkedRelease(request, targets, basis);
    if (request.compose !== undefined) {
      const { compose } = request;
      const { signed } = prepared;
      composed.push(...(await composeMissing({ store, channel, compose, pairs, signed, onPage })));
    }
    return prepared;
  }

  let prepared = await progress.step('Compose', prepare);
  await request.onPlan?.(prepared);
  if (request.dryRun) return { status: 'planned', apps: prepared.apps, composed };
  return progress.step('Promote', async () => {
    for (let attempt = 1; ; attempt++) {
      const { apps, changed, basis } = prepared;
      // The first release of a channel makes everything live there, also what it takes over unchanged.
      const isFirst = basis.release === null && Object.keys(apps).length > 0;
      if (changed.length === 0 && !isFirst) return { status: 'unchanged', apps, composed };
      try {
        const release = await commit(request, prepared);
        return { status: 'released', release, composed, notes: prepared.notes };
      } catch (error) {
        const isFinal = request.expectedRevision !== undefined || attempt === MAX_ATTEMPTS;
        if (!(error instanceof ReleaseConflictError) || isFinal) throw error;
      }
      prepared = await prepare();
    }
  });
}

async function readBasis({ store, channel, on = channel }: ReleaseRequest): Promise<AttemptBasis> {
  const { releases, highestRevision } = await readHistory(store, on);
  const latest = { release: releases[0] ?? null, highestRevision };
  return { ...(await releaseBasis(store, on, latest)), releases };
}

/** Refuses where another version of one of the apps was released since the targets were chosen. */
function assertUntouched(
  channel: string,
  targets: Targets,
  chosenOn: Readonly<Record<string, string>>,
  basis: ReleaseBasis,
): void {
  const isTouched = Object.entries(targets).some(([app, target]) => {
    const now = basis.apps[app];
    return now !== chosenOn[app] && now !== target;
  });
  if (isTouched) throw new ReleaseConflictError(channel, basis.highestRevision, basis.release);
}

async function checkedRelease(request: ReleaseRequest, wanted: Targets, basis: AttemptBasis) {
  const { store, channel, on = channel, action } = request;
  const { releases } = basis;
  await assertNotHeld(request, Object.keys(wanted));
  const left = Object.fromEntries(
    Object.entries(basis.apps).filter(([app]) => wanted[app] !== null),
  );
  const off = Object.keys(basis.apps).filter((app) => left[app] === undefined);
  const targets: Record<string, string> = {};
  for (const [app, version] of Object.entries(wanted)) {
    if (version !== null) targets[app] = version;
  }
  // Of apps that only go off, links alone are looked at: it is the way out of trouble.
  if (off.length > 0 && Object.keys(targets).length === 0) {
    const signed = await findSignedFacts(store, channel, left, releases);
    const graph = { ...request, channel: on, action, live: basis.apps, releases };
    const { refused, notes } = await checkGraph(graph, { apps: left, changed: {}, signed });
    if (refused.length > 0) throw new ReleaseRefusedError(channel, refused);
    return { prepared: { basis, apps: left, changed: off, signed, notes }, pairs: [] };
  }
  const check = { ...request, channel: on, action: releaseAction(action), targets, releases };
  const { plan, signed, problems, notes } = await checkRelease({ ...check, live: left });
  if (problems.length > 0) throw new ReleaseRefusedError(channel, problems);
  const { apps, pairs } = plan;
  return { prepared: { basis, apps, changed: [...plan.changed, ...off], signed, notes }, pairs };
}

/** @throws ReleaseRefusedError where the channel takes no release of these apps at this moment */
async function assertNotHeld(request: ReleaseRequest, apps: readonly string[]): Promise<void> {
  const { store, channel, on = channel, action, at = new Date() } = request;
  // Both are the way out of trouble.
  if (action === 'rollback' || action === 'retire') return;
  const problems = await holdProblems(store, on, apps, at);
  if (problems.length > 0) throw new ReleaseRefusedError(channel, problems);
}

async function commit(request: ReleaseRequest, prepared: PreparedRelease): Promise<Release> {
  const { store, channel, action, at = new Date() } = request;
  const { basis, apps, changed, signed } = prepared;
  // Composing takes a while, and someone may have locked the channel meanwhile.
  await assertNotHeld(request, changed);
  const percent = action === 'retire' ? basis.release?.percent : request.percent;
  const next = {
    channel,
    expectedRevision: request.expectedRevision ?? basis.highestRevision,
    apps,
    action: releaseAction(action),
    changed,
    at,
    ...(percent === undefined ? {} : { percent }),
    ...(request.reason === undefined ? {} : { reason: request.reason }),
  } as const;
  return commitSigned(store, next, signed);
}

/** The registry has no word of its own for a retirement: it is a release without the app. */
function releaseAction(action: ReleaseRequest['action']): Release['action'] {
  return action === 'retire' ? 'promote' : action;
}
