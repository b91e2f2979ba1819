/** Plain text, or our own Markdown. */
export type Cell = string | { markdown: string };

/** A table in Markdown; the first column is to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(inTable).join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

function inTable(cell: Cell): string {
  return typeof cell === 'string' ? escaped(cell) : cell.markdown;
}

/** Text from feeds and sources must not become Markdown. */
export function escaped(words: string): string {
  return words.replace(/[\\|*_`[\]<>]/g, '\\$&');
}
