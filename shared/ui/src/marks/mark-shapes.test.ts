import { expect, it } from 'vitest';
import {
  arc,
  box,
  dot,
  hollowDot,
  hollowSquare,
  hollowStroke,
  line,
  square,
  stroke,
  strongStroke,
} from './mark-shapes.ts';

it('draws a case as a square of six', () => {
  expect(square(8, 16)).toBe('M8 16h6v6h-6z');
});

it('draws hollow marks as rings, one move to a mark', () => {
  expect(hollowSquare(8, 16)).toBe('M8 16h6v6h-6zm1 1v4h4v-4z');
  expect(hollowStroke(0, 0, 24)).toBe('M0 0h6v24h-6zm1 1v22h4v-22z');
});

it('centers a thin stroke in the width of a heavy one', () => {
  expect(stroke(8, 0, 14)).toBe('M10 0h2v14h-2z');
  expect(strongStroke(8, 0, 14)).toBe('M8 0h6v14h-6z');
});

it('draws a dot from two halves, and the hole of a hollow one against it', () => {
  expect(dot(0, 0)).toBe('M0 3a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z');
  expect(hollowDot(0, 0)).toBe(
    'M0 3a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zm1 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
  );
});

it('draws lines and arcs as areas, so that one fill draws everything', () => {
  expect(line([0, 0], [10, 0], 2)).toBe('M0 -1l10 0 0 2 -10 0z');
  expect(line([4, 4], [4, 4])).toBe('');
  expect(arc(30, 10, 40, 8)).toBe('M10 40a10 8 0 0 1 20 0h-1a9 7 0 0 0 -18 0z');
});

it('writes places with one decimal, without the noise of binary fractions', () => {
  expect(box(0.1 + 0.2, 9.96, 3.04, 1)).toBe('M0.3 10h3v1h-3z');
});
