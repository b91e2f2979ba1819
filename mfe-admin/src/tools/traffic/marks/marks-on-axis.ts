import type { Mark } from '../api/fetch-marks';
import { markTexts as text } from '../content/traffic';

/** Places with words; the others have their line alone, because words of neighbors would cover each other. */
const WITH_WORDS = 4;

/** A line for each place of the axis that has marks; the newest places have a word too. */
export function marksOnAxis(
  marks: readonly Mark[],
  placeOf: (mark: Mark) => string | null,
): { at: string; label: string }[] {
  const places = [...Map.groupBy(marks, placeOf)].flatMap(([at, there]) =>
    at === null ? [] : [{ at, label: wordOf(there) }],
  );
  const worded = places.length - WITH_WORDS;
  return places.map((place, at) => (at < worded ? { ...place, label: '' } : place));
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
