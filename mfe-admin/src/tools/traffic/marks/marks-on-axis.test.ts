import { expect, it } from 'vitest';
import type { Mark } from '../api/overview';
import { countMarks, marksOnAxis } from './marks-on-axis';

const mark = (day: string, kind: Mark['kind']): Mark => ({
  at: `${day}T10:00:00Z`,
  day,
  kind,
  title: `${kind} of ${day}`,
});
const byDay = ({ day }: Mark) => day;

const november = Array.from(
  { length: 30 },
  (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`,
);

it('draws every day with a mark, and names what it is', () => {
  const marks = [
    mark('2026-11-01', 'post'),
    mark('2026-11-06', 'post'),
    mark('2026-11-13', 'post'),
    mark('2026-11-19', 'release'),
    mark('2026-11-30', 'post'),
    mark('2026-11-30', 'release'),
    mark('2026-12-01', 'post'),
  ];
  expect(marksOnAxis(marks, byDay, november)).toEqual([
    { at: '2026-11-01', label: 'Post' },
    { at: '2026-11-06', label: 'Post' },
    { at: '2026-11-13', label: 'Post' },
    { at: '2026-11-19', label: '' },
    { at: '2026-11-30', label: 'Post and release' },
  ]);
});

it('has no word where the one of a newer mark is', () => {
  const words = (...marks: Mark[]) => marksOnAxis(marks, byDay, november).map(({ label }) => label);
  // The word of the release is to the left of its line, over the place of the post.
  expect(words(mark('2026-11-24', 'post'), mark('2026-11-29', 'release'))).toEqual(['', 'Release']);
  expect(words(mark('2026-11-22', 'post'), mark('2026-11-29', 'release'))).toEqual([
    'Post',
    'Release',
  ]);
  // In the other half words are to the right of their lines.
  expect(words(mark('2026-11-02', 'release'), mark('2026-11-06', 'post'))).toEqual(['', 'Post']);
  expect(words(mark('2026-11-02', 'post'), mark('2026-11-06', 'release'))).toEqual([
    'Post',
    'Release',
  ]);
});

it('counts the marks of a week', () => {
  const marks = [
    mark('2026-11-02', 'post'),
    mark('2026-11-08', 'post'),
    mark('2026-11-08', 'release'),
    mark('2026-11-09', 'post'),
  ];
  expect(countMarks(marks, '2026-11-02', '2026-11-09')).toBe('2 posts, 1 release');
  expect(countMarks(marks, '2026-11-16', '2026-11-23')).toBe('');
});
