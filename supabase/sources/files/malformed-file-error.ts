import type { ImportError } from './import-error.ts';

/** As many problems of a file are told at once. */
export const MOST_PROBLEMS = 20;

/** A source file that does not read as documented, with all that is wrong with it, or the first twenty things. */
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
