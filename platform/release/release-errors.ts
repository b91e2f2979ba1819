import { listProblems, type Problem } from '@talent/artifact/problem';

/** A release was refused. `message` lists every problem; the channel is unchanged. */
export class ReleaseRefusedError extends Error {
  readonly code = 'release-refused';
  readonly problems: readonly Problem[];

  constructor(channel: string, problems: readonly Problem[]) {
    super([`Channel "${channel}" was not changed:`, ...listProblems(problems)].join('\n'));
    this.name = 'ReleaseRefusedError';
    this.problems = problems;
  }
}
