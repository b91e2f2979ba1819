/** A line of a source file that cannot be read as documented. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code = 'IMPORT_REFUSED';
  /** File name without its folder. */
  readonly file: string;
  /** 1-based line in the file, or row of a sheet; line 1 is the header. */
  readonly line: number;

  constructor(
    file: string,
    line: number,
    reason: string,
    { unit = 'line', ...options }: ErrorOptions & { unit?: 'line' | 'row' | undefined } = {},
  ) {
    super(`${file}, ${unit} ${line}: ${reason}`, options);
    this.file = file;
    this.line = line;
  }
}

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
