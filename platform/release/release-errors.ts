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

/** Pages that a release needs could not be composed; the channel is unchanged. */
export class CompositionFailedError extends Error {
  readonly code = 'composition-failed';

  constructor(channel: string, pair: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `Channel "${channel}" was not changed: the pages of ${pair} could not be composed: ${reason}`,
      { cause },
    );
    this.name = 'CompositionFailedError';
  }
}

/** An app or a version is not published; `candidates` are published. */
export class UnknownArtifactError extends Error {
  readonly code = 'unknown-artifact';
  readonly candidates: readonly string[];

  constructor(wanted: string, candidates: readonly string[]) {
    const known =
      candidates.length > 0
        ? `published are: ${candidates.join(', ')}`
        : 'nothing of it is published yet';
    super(`${wanted} is not published: ${known}`);
    this.name = 'UnknownArtifactError';
    this.candidates = candidates;
  }
}

/** There is no earlier version to roll back to. */
export class NothingToRollBackError extends Error {
  readonly code = 'nothing-to-roll-back';

  constructor(app: string, channel: string, reason: string) {
    super(
      `${app} cannot be rolled back on channel "${channel}": ${reason}. ` +
        `To make another version live, promote it: pnpm promote ${app}@<version>`,
    );
    this.name = 'NothingToRollBackError';
  }
}
