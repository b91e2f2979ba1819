/** Output of a command: results on one stream, errors on the other. */
export interface Printer {
  line(text: string): void;
  json(value: unknown): void;
  error(text: string): void;
}

/** A printer onto two streams, such as `process.stdout` and `process.stderr`. */
export function createPrinter(
  out: Pick<NodeJS.WritableStream, 'write'>,
  errors: Pick<NodeJS.WritableStream, 'write'>,
): Printer {
  return {
    line: (text) => void out.write(`${text}\n`),
    json: (value) => void out.write(`${JSON.stringify(value, null, 2)}\n`),
    error: (text) => void errors.write(`${text}\n`),
  };
}

/** Rows as aligned columns under their headings, two spaces apart. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
