/** A line of a source file that cannot be read as documented. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code = 'IMPORT_REFUSED';
  /** File name without its folder. */
  readonly file: string;
  /** 1-based line in the file; line 1 is the header. */
  readonly line: number;

  constructor(file: string, line: number, reason: string, options?: ErrorOptions) {
    super(`${file}, line ${line}: ${reason}`, options);
    this.file = file;
    this.line = line;
  }
}
