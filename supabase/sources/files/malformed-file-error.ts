import type { ImportError } from './import-error.ts';

/** Problems of a file that are reported at once. */
export const MOST_PROBLEMS = 20;

/** A source file with problems: all of them, or the first twenty. */
export class MalformedFileError extends Error {
  override readonly name = 'MalformedFileError';
  readonly code = 'IMPORT_REFUSED';
  readonly problems: readonly ImportError[];

  constructor(problems: readonly ImportError[]) {
    const more = problems.length >= MOST_PROBLEMS ? ['Reading stopped here.'] : [];
    super([...problems.map(({ message }) => message), ...more].join('\n'));
    this.problems = problems;
  }
}
