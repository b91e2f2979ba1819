import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelPlaces } from './label-places';

it('leaves labels at their lines where there is room', () => {
  expect(labelPlaces([200, 20, 100], 30, 300)).toEqual([200, 20, 100]);
});

it('keeps labels apart, in the order of their lines, above the bottom', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 4 }),
      (wanted) => {
        const places = labelPlaces(wanted, 30, 300);
        const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
        const sorted = order.map((at) => places[at] ?? 0);
        expect(Math.max(...sorted)).toBeLessThanOrEqual(300);
        for (const [at, place] of sorted.slice(1).entries()) {
          expect(place - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(30);
        }
      },
    ),
  );
});
