/**
 * Options of csv-parse for separated values as programs write them: a comma, semicolon or tab by the first line or by a
 * line `sep=;` above it, any line ends, empty rows at the end, and cells that Excel keeps as text, `="01"`.
 */
export function csvForm(text: string) {
  const named = /^\uFEFF?sep=(.)[\r\n]+/i.exec(text);
  const head = text.slice(named?.[0].length ?? 0).split(/[\r\n]/, 1)[0] ?? '';
  const counts = [',', '\t', ';'].map((mark) => ({ mark, count: head.split(mark).length }));
  const likely = counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
  return {
    // A quotation mark after `=` would not open a cell.
    text: text.replace(/(^|[,;\t\r\n])="(?!"[^,;\t\r\n])/g, '$1"'),
    options: {
      bom: true,
      trim: true,
      delimiter: named?.[1] ?? likely,
      record_delimiter: ['\r\n', '\n', '\r'],
      from_line: named ? 2 : 1,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      cast: (cell: string): string => {
        const kept = /^="([^]*)"$/.exec(cell)?.[1];
        return kept === undefined ? cell : kept.replaceAll('""', '"');
      },
    },
  };
}

/** A row without the empty cells that a spreadsheet program adds at its end, beyond those of the header. */
export function fittedRow(cells: readonly string[], width: number): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, Math.max(last + 1, width));
}
