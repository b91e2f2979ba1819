import { expect, it } from 'vitest';
import type { Mark } from '../api/overview';
import { countMarks, marksOnAxis } from './marked-lines';

const mark = (day: string, kind: Mark['kind']): Mark => ({
  ...{ at: `2026-${day}T10:00:00Z`, day: `2026-${day}`, kind, title: `${kind} of ${day}` },
});
const posts = (...days: string[]) => days.map((day) => mark(day, 'post'));
const releases = (...days: string[]) => days.map((day) => mark(day, 'release'));
const november = Array.from(
  { length: 30 },
  (_, at) => mark(`11-${String(at + 1).padStart(2, '0')}`, 'post').day,
);
const onAxis = (...marks: Mark[]) =>
  marksOnAxis(marks, ({ day }) => day, november).map(({ at, label }) => `${at} ${label}`);

it('draws every day with a mark, and names what it is', () => {
  const all = posts('11-01', '11-06', '11-13', '11-30', '12-01');
  expect(onAxis(...all, ...releases('11-19', '11-30'))).toEqual([
    '2026-11-01 Post',
    '2026-11-06 Post',
    '2026-11-13 Post',
    '2026-11-19 ',
    '2026-11-30 Post and release',
  ]);
});

it.each([
  // The word of the release is to the left of its line, over the place of the post.
  ['11-24', '11-29', ['2026-11-24 ', '2026-11-29 Release']],
  ['11-22', '11-29', ['2026-11-22 Post', '2026-11-29 Release']],
  // In the other half words are to the right of their lines.
  ['11-06', '11-02', ['2026-11-02 ', '2026-11-06 Post']],
  ['11-02', '11-06', ['2026-11-02 Post', '2026-11-06 Release']],
])(
  'has no word where the one of a newer mark is: post on %s, release on %s',
  (post, release, shown) => {
    expect(onAxis(...posts(post), ...releases(release)).toSorted()).toEqual(shown);
  },
);

it('counts the marks of a week', () => {
  const marks = [...posts('11-02', '11-08', '11-09'), ...releases('11-08')];
  expect(countMarks(marks, '2026-11-02', '2026-11-09')).toBe('2 posts, 1 release');
  expect(countMarks(marks, '2026-11-16', '2026-11-23')).toBe('');
});
