import { KnownError } from '@talent/node/terminal/known-error';
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

/** An app or a version is not published; `candidates` are published. */
export function unknownArtifactError(wanted: string, candidates: readonly string[]): KnownError {
  const known =
    candidates.length > 0
      ? `published are: ${candidates.join(', ')}`
      : 'nothing of it is published yet';
  return new KnownError('unknown-artifact', `${wanted} is not published: ${known}`);
}
