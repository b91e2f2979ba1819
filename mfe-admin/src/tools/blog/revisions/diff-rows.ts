import { diffLines } from 'diff';

/** A line of a comparison, or how many that do not differ were left out. */
export type DiffRow =
  | { kind: 'same' | 'added' | 'removed'; text: string }
  | { kind: 'skipped'; lines: number };

/** Lines that are shown around each difference. */
const CONTEXT = 2;

/** The added and removed lines between two texts, with a little context. */
export function diffRows(from: string, to: string): DiffRow[] {
  const parts = diffLines(from.replace(/\n?$/, '\n'), to.replace(/\n?$/, '\n'));
  return parts.flatMap(({ added, removed, value }, index): DiffRow[] => {
    const lines = value.replace(/\n$/, '').split('\n');
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
