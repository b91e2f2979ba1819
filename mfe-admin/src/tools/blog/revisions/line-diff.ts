import { diffLines } from 'diff';

function partsOf(from: string, to: string) {
  const withEnd = (text: string) => text.replace(/\n?$/, '\n');
  return diffLines(withEnd(from), withEnd(to)).map(({ added, removed, value }) => ({
    added,
    removed,
    lines: value.replace(/\n$/, '').split('\n'),
  }));
}

/** A line of a comparison, or how many that do not differ were left out. */
export type DiffRow =
  | { kind: 'same' | 'added' | 'removed'; text: string }
  | { kind: 'skipped'; lines: number };

/** Lines that are shown around each difference. */
const CONTEXT = 2;

/** The added and removed lines between two texts, with a little context. */
export function diffRows(from: string, to: string): DiffRow[] {
  const parts = partsOf(from, to);
  return parts.flatMap(({ added, removed, lines }, index): DiffRow[] => {
    if (added || removed) {
      return lines.map((text) => ({ kind: added ? 'added' : 'removed', text }));
    }
    const above = index === 0 ? 0 : CONTEXT;
    const below = index === parts.length - 1 ? 0 : CONTEXT;
    const same = (texts: string[]) => texts.map((text): DiffRow => ({ kind: 'same', text }));
    if (lines.length <= above + below + 1) return same(lines);
    return [
      ...same(lines.slice(0, above)),
      { kind: 'skipped', lines: lines.length - above - below },
      ...same(below === 0 ? [] : lines.slice(-below)),
    ];
  });
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
