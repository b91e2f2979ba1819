import type { Command } from 'commander';
import { reportingAction } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { AFTER_RELEASE } from '../../registry/channel-settings.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { ComposePair } from '../../release/compose-missing.ts';
import { afterReleaseResult, shownState, type AfterReleaseResult } from './after-release-result.ts';
import { describeReleaseComparison } from './judge-release.ts';
import {
  readAfterRelease,
  type AfterReleaseState,
  type JudgedRelease,
} from './read-after-release.ts';
import { undoRelease } from './undo-release.ts';

interface AfterReleaseContext {
  store: ReleaseStore;
  compose: ComposePair;
  now: () => Date;
}

const HOW = 'To change that (off, tell or undo): pnpm release channel stable --after-release undo';

/** Adds `after-release`, which shows what was counted after the last releases, and undoes what no gateway can. */
export function addAfterReleaseCommand(command: Command, context: AfterReleaseContext): void {
  const { store, now } = context;
  const what =
    'step: undo what gateways without a signing key have found worse; without: show the figures';
  reportingAction(
    command.argument('[step]', what),
    afterReleaseResult,
    async (step: string | undefined) => {
      if (step !== undefined && step !== 'step') {
        throw new UsageError(
          `"after-release ${step}" is unknown: use "pnpm release after-release step"`,
        );
      }
      const state = await readAfterRelease(store, now());
      if (step === undefined) return { json: shownState(state), lines: describe(state) };
      const json = await undoDue(state, context);
      return { json, lines: [json.message] };
    },
  );
}

async function undoDue(
  { mode, problem, releases }: AfterReleaseState,
  { store, compose, now }: AfterReleaseContext,
): Promise<Exclude<AfterReleaseResult, { status: 'shown' }>> {
  if (mode !== 'undo') {
    const message = `Nothing is undone: ${problem ?? AFTER_RELEASE[mode]}`;
    return { status: 'waiting', message };
  }
  const undone = [];
  for (const { release, reason } of releases) {
    if (reason === null) continue;
    const made = await undoRelease({ store, release, reason, compose, now: now() });
    const { app, version } = release;
    if (made !== null) undone.push({ app, version, revision: made.revision, reason });
  }
  if (undone.length === 0) {
    return { status: 'waiting', message: 'No release of the last hour is to be undone.' };
  }
  const message = undone
    .map(
      ({ app, version, revision, reason }) =>
        `${app}@${version} is undone, revision ${revision}: ${reason}`,
    )
    .join('\n');
  return { status: 'undone', message, releases: undone };
}

function describe({ mode, problem, releases }: AfterReleaseState): string[] {
  return [
    AFTER_RELEASE[mode],
    ...(problem === null ? [] : [problem]),
    ...(releases.length === 0
      ? ['No release of the last hour has a version before it.']
      : releases.map(describeRelease)),
    HOW,
  ];
}

function describeRelease({ release, comparisons, undoAt, reason }: JudgedRelease): string {
  const { app, version, at, earlier } = release;
  const since = utcMinute(new Date(at).toISOString());
  const none = '  nothing to compare yet: it takes answers since the release and before it';
  return [
    `${app}@${version} since ${since}, before it ${earlier[0]}${reason === null ? '' : ': to be undone'}`,
    ...(comparisons.length === 0
      ? [none]
      : comparisons.map(
          (one) => `  ${MARKS[one.verdict]} ${describeReleaseComparison(one, undoAt)}`,
        )),
  ].join('\n');
}

const MARKS = { worse: 'worse    ', risen: 'risen    ', fine: 'not worse' } as const;
