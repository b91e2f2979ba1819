import type { Command } from 'commander';
import { listProblems } from '@talent/artifact/problem';
import { reportingAction } from '@talent/node/terminal/run-command';
import { table } from '@talent/node/terminal/table';
import type { AskBackend } from '../../release/plan/site-graph.ts';
import { channelFlag } from '../../registry/channel.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import {
  planSchema,
  waitingReleases,
  type WaitingRelease,
  type WaitingReleases,
} from '../../release/plan/waiting-releases.ts';
import { describeChanges, describeGrowth } from '../describe-changes.ts';

/** Adds `plan`, which shows what the releases that wait would do together. */
export function addPlanCommand(
  command: Command,
  { store, askBackend }: { store: ReleaseStore; askBackend: AskBackend | undefined },
): void {
  const reference = 'app@version or app; without: every app with a version that was never live';
  reportingAction(
    command.argument('[app@version...]', reference),
    planSchema,
    async (references: string[], { channel }: { channel: string }) => {
      const plan = await waitingReleases(store, channel, references, new Date(), askBackend);
      return { json: plan, lines: describe(plan) };
    },
  );
}

function describe({ channel, revision, waiting, together, holds }: WaitingReleases): string[] {
  if (waiting.length === 0) return [`Nothing waits for ${channel}, revision ${revision}.`];
  return [
    `Waiting for ${channel}, revision ${revision}:`,
    table(
      ['app', 'live', 'waiting', 'commit', 'what changes', 'alone'],
      waiting.map(({ app, from, to, commit, changes, problems }) => [
        app,
        from ?? 'not live',
        to,
        commit?.slice(0, 10) ?? '-',
        describeChanges(changes),
        problems.length === 0 ? 'fits' : `refused: ${rulesOf(problems)}`,
      ]),
    ),
    ...growth(waiting),
    ...told(waiting),
    ...verdict(waiting, together),
    ...(holds.length === 0 ? [] : ['Nothing can go live now:', ...listProblems(holds)]),
    ...(together.length > 0 || holds.length > 0 ? [] : [howTo(channel, waiting)]),
  ];
}

function told(waiting: readonly WaitingRelease[]): string[] {
  const notes = waiting.flatMap(({ notes: own }) => own);
  return notes.length === 0
    ? []
    : ['Not refused, and to be known:', ...new Set(listProblems(notes))];
}

function growth(waiting: readonly WaitingRelease[]): string[] {
  const grown = waiting.flatMap(({ changes }) =>
    changes?.bytes.before == null ? [] : [changes.bytes.after - changes.bytes.before],
  );
  if (grown.length < 2) return [];
  const sum = describeGrowth(grown.reduce((total, bytes) => total + bytes, 0));
  return [
    `Together: ${sum} of files for browsers. Each route was within its budget when it was published.`,
  ];
}

function verdict(waiting: readonly WaitingRelease[], together: WaitingReleases['together']) {
  const refused = waiting.filter(({ problems }) => problems.length > 0).map(({ app }) => app);
  if (together.length > 0) return ['Together they are refused:', ...listProblems(together)];
  if (waiting.length === 1) return [];
  if (refused.length === 0) return ['They fit together, and each fits alone.'];
  return [`They fit together. Only in one step with the others: ${refused.join(', ')}.`];
}

function howTo(channel: string, waiting: readonly WaitingRelease[]): string {
  const references = waiting.map(({ app, to }) => `${app}@${to}`).join(' ');
  return `Make ${waiting.length === 1 ? 'it' : 'them'} live: pnpm promote ${references}${channelFlag(channel)}`;
}

function rulesOf(problems: WaitingRelease['problems']): string {
  return [...new Set(problems.map(({ rule }) => rule))].join(', ');
}
