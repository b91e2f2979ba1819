import { diffLines } from 'diff';

function partsOf(from: string, to: string) {
  const withEnd = (text: string) => text.replace(/\n?$/, '\n');
  return diffLines(withEnd(from), withEnd(to)).map(({ added, removed, value }) => ({
    added,
    removed,
    lines: value.replace(/\n$/, '').split('\n'),
  }));
}

/** A line of two texts that are shown side by side; null where one of them has none. */
interface PairedRow {
  left: string | null;
  right: string | null;
  differs: boolean;
}

/** Two texts line by line, so that the lines that correspond are beside each other. */
export function pairedRows(left: string, right: string): PairedRow[] {
  const rows: PairedRow[] = [];
  /** The lines that were removed just before: what is added then took their place. */
  let waiting: PairedRow[] = [];
  for (const { added, removed, lines } of partsOf(left, right)) {
    const fresh = lines.map((line, at): PairedRow => {
      if (removed) return { left: line, right: null, differs: true };
      return { left: added ? (waiting[at]?.left ?? null) : line, right: line, differs: added };
    });
    if (added) rows.push(...fresh, ...waiting.slice(fresh.length));
    else rows.push(...waiting, ...(removed ? [] : fresh));
    waiting = removed ? fresh : [];
  }
  return [...rows, ...waiting];
}

const CONTEXT = 2;

/** The rows near a difference; null stands for those between them. */
export function nearDifferences(rows: readonly PairedRow[]): (PairedRow | null)[] {
  const isNear = (at: number): boolean =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ differs }) => differs);
  return rows.flatMap((row, at) => {
    if (isNear(at)) return [row];
    return at === 0 || isNear(at - 1) ? [null] : [];
  });
}
