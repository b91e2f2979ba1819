import { LineChart, type LineChartProps } from '../../../charts/line-chart';
import type { Mark } from '../api/overview';
import { markTexts as text } from '../content/traffic';

interface MarkedLinesProps extends Omit<LineChartProps, 'notes'> {
  marks: readonly Mark[];
  /** Place of a mark on the axis; null: it is not on it. */
  placeOf: (mark: Mark) => string | null;
}

export function MarkedLines({ marks, placeOf, ...chart }: MarkedLinesProps) {
  const placed = marks.filter((mark) => placeOf(mark) !== null);
  const axis = [...new Set(chart.series.flatMap(({ points }) => points.map(({ at }) => at)))];
  return (
    <>
      <LineChart {...chart} notes={marksOnAxis(placed, placeOf, axis)} />
      {placed.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="min-h-6 cursor-pointer">{`${text.list} (${placed.length})`}</summary>
          <ul className="mt-2 grid gap-1">
            {placed.map((mark) => (
              <li key={`${mark.at} ${mark.title}`} className="wrap-anywhere">
                {`${placeOf(mark) ?? ''} ${text.names[mark.kind]}: ${mark.title}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Share of the narrowest chart that a letter takes, with room to spare. */
const LETTER = 0.027;

/**
 * A line for each place of the axis that has marks. It has a word too, where this does not touch that of a newer place.
 * @param axis places of the axis in order, at equal distances.
 */
export function marksOnAxis(
  marks: readonly Mark[],
  placeOf: (mark: Mark) => string | null,
  axis: readonly string[],
): { at: string; label: string }[] {
  let room = Infinity;
  return [...Map.groupBy(marks, placeOf)]
    .flatMap(([at, there]) => {
      const index = at === null ? -1 : axis.indexOf(at);
      return at === null || index < 0 ? [] : [{ at, index, word: wordOf(there) }];
    })
    .sort((a, b) => b.index - a.index)
    .map(({ at, index, word }) => {
      const line = index / Math.max(1, axis.length - 1);
      // Words are on the side of their line that has more room.
      const left = line > 0.5 ? line - word.length * LETTER : line;
      const right = line > 0.5 ? line : line + word.length * LETTER;
      if (right > room) return { at, label: '' };
      room = left;
      return { at, label: word };
    })
    .reverse();
}

function wordOf(marks: readonly Mark[]): string {
  const [first] = marks;
  if (first === undefined) return '';
  if (marks.some(({ kind }) => kind !== first.kind)) return text.both;
  return text.names[first.kind];
}

/** `2 posts, 1 release` of the marks between two days, the second one excluded; empty without any. */
export function countMarks(marks: readonly Mark[], from: string, before: string): string {
  const there = marks.filter(({ day }) => day >= from && day < before);
  const count = (kind: Mark['kind']) => there.filter((mark) => mark.kind === kind).length;
  const [posts, releases] = [count('post'), count('release')];
  return [posts > 0 && text.posts(posts), releases > 0 && text.releases(releases)]
    .filter((part) => part !== false)
    .join(', ');
}
