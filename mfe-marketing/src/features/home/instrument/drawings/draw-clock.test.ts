import { clocks } from '@talent/content/clocks';
import { markCount } from '@talent/ui/picture';
import { expect, it } from 'vitest';
import { drawClock } from './draw-clock';

/** Marks of a clock that are its own: high strokes or filled squares. */
function ownMarks(key: string): { days: number; months: number } {
  const clock = clocks.find((one) => one.key === key);
  if (clock === undefined) throw new Error(`There is no clock ${key}.`);
  const d = drawClock(clock)
    .paths.map((path) => path.d)
    .join('');
  return {
    days: d.match(/h4v16/g)?.length ?? 0,
    months: d.match(/h8v8/g)?.length ?? 0,
  };
}

it.each([
  ['shortlist', 3, 0],
  ['interviews', 11, 0],
  ['placement', 14, 0],
  ['support', 0, 6],
])('draws %s as %i days of 28 and %i months of six', (key, days, months) => {
  expect(ownMarks(key)).toEqual({ days, months });
});

it('draws every clock on the same scale, and the shortlist alone in the signal color', () => {
  const pictures = clocks.map(drawClock);
  expect(pictures.map(markCount)).toEqual([34, 34, 34, 34]);
  expect(new Set(pictures.map(({ width }) => width))).toEqual(new Set([292]));
  const hasSignal = pictures.map(({ paths }) => paths.some(({ color }) => color === 'signal'));
  expect(hasSignal).toEqual([true, false, false, false]);
});
