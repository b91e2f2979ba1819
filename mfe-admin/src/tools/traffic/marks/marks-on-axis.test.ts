import { expect, it } from 'vitest';
import type { Mark } from '../api/fetch-marks';
import { countMarks, marksOnAxis } from './marks-on-axis';

const mark = (day: string, kind: Mark['kind']): Mark => ({
  at: `${day}T10:00:00Z`,
  day,
  kind,
  title: `${kind} of ${day}`,
});
const byDay = ({ day }: Mark) => day;

it('draws every day with a mark, and names what the newest are', () => {
  const marks = [
    mark('2026-11-01', 'post'),
    mark('2026-11-02', 'post'),
    mark('2026-11-03', 'post'),
    mark('2026-11-04', 'release'),
    mark('2026-11-05', 'post'),
    mark('2026-11-05', 'release'),
  ];
  expect(marksOnAxis(marks, byDay)).toEqual([
    { at: '2026-11-01', label: '' },
    { at: '2026-11-02', label: 'Post' },
    { at: '2026-11-03', label: 'Post' },
    { at: '2026-11-04', label: 'Release' },
    { at: '2026-11-05', label: 'Post and release' },
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
