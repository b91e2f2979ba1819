import { expect, it } from 'vitest';
import { positionScale } from './position-chart';

const figures = [
  { name: 'p10', percent: 10, amount: 100_000 },
  { name: 'p90', percent: 90, amount: 200_000 },
] as const;

it('leaves room at both ends of the figures', () => {
  const scale = positionScale(figures, []);
  expect([scale.at(100_000), scale.at(150_000), scale.at(200_000)]).toEqual(['6%', '50%', '94%']);
  expect(scale.length(100_000, 200_000)).toBe('88%');
});

it('reports labels that would overlap', () => {
  const { isNear } = positionScale(figures, []);
  expect(isNear(100_000, 115_000)).toBe(true);
  expect(isNear(100_000, 125_000)).toBe(false);
});

it('keeps labels at the ends inside', () => {
  const scale = positionScale(figures, [150_000]);
  expect([100_000, 150_000, 200_000].map(scale.anchor)).toEqual(['start', 'middle', 'end']);
});
