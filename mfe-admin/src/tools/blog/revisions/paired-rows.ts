import { diffLines } from 'diff';

/** A line of two texts that are shown side by side; null where one of them has none. */
export interface PairedRow {
  left: string | null;
  right: string | null;
  differs: boolean;
}

/** Two texts line by line, so that the lines that correspond are beside each other. */
export function pairedRows(left: string, right: string): PairedRow[] {
  const parts = diffLines(withEnd(left), withEnd(right));
  const rows: PairedRow[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part) continue;
    const lines = linesOf(part.value);
    if (!part.added && !part.removed) {
      rows.push(...lines.map((line) => ({ left: line, right: line, differs: false })));
      continue;
    }
    const next = parts[index + 1];
    // What was removed and then added took the place of each other.
    const isChange = part.removed && next?.added === true;
    const removed = part.removed ? lines : [];
    const added = part.added ? lines : isChange && next ? linesOf(next.value) : [];
    if (isChange) index += 1;
    for (let row = 0; row < Math.max(removed.length, added.length); row += 1) {
      rows.push({ left: removed[row] ?? null, right: added[row] ?? null, differs: true });
    }
  }
  return rows;
}

function withEnd(text: string): string {
  return text.replace(/\n?$/, '\n');
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}
