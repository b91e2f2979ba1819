import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dodge, innerLabels, labelLines } from './line-labels.ts';

it('labels beside the plot stay at their lines where there is room', () => {
  const labels = [200, 20, 100].map((wanted) => ({ wanted, height: 30 }));
  expect(dodge(labels, 300)).toEqual([200, 20, 100]);
});

it('labels beside the plot never cover each other and keep the order of their lines, within the plot', () => {
  const label = fc.record({
    wanted: fc.integer({ min: 0, max: 288 }),
    height: fc.constantFrom(18, 33),
  });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 8 }), (labels) => {
      const boxes = dodge(labels, 288)
        .map((center, at) => ({
          center,
          wanted: labels[at]?.wanted ?? 0,
          half: (labels[at]?.height ?? 0) / 2,
        }))
        .sort((a, b) => a.center - b.center);
      expect(Math.min(...boxes.map(({ center, half }) => center - half))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...boxes.map(({ center, half }) => center + half))).toBeLessThanOrEqual(288);
      for (const [at, box] of boxes.slice(1).entries()) {
        const above = boxes[at];
        if (!above) continue;
        expect(box.center - above.center).toBeGreaterThanOrEqual(box.half + above.half - 1e-9);
        expect(box.wanted).toBeGreaterThanOrEqual(above.wanted);
      }
    }),
  );
});

it.each([
  ['Canada', '17.4%', ['Canada 17.4%']],
  ['Machine Learning Engineer', '$194K', ['Machine Learning', 'Engineer $194K']],
  [
    'Computer and Information Research Scientist',
    '$141K',
    ['Computer and', 'Information', 'Research', 'Scientist $141K'],
  ],
])('labels beside the plot break %s into lines of at most 20 letters', (name, value, lines) => {
  expect(labelLines(name, value)).toEqual(lines);
});

it('labels within a narrow plot are above the ends of their lines, apart from each other', () => {
  expect(innerLabels([50, 90], false).map(Math.round)).toEqual([44, 84]);
  // Lines that end together, at the top and at the bottom of the plot.
  for (const ends of [
    [0, 1, 2],
    [98, 99, 100],
  ]) {
    const [a = 0, b = 0, c = 0] = innerLabels(ends, false).map((y) => (y / 100) * 224);
    expect(a).toBeGreaterThanOrEqual(0);
    expect(Math.min(b - a, c - b)).toBeGreaterThanOrEqual(15);
    expect(c).toBeLessThanOrEqual(224);
  }
});

it('labels within a narrow plot leave the words of a note free at the top of the plot', () => {
  const [label = 0] = innerLabels([2], true);
  expect((label / 100) * 224).toBeGreaterThan(15 + 7);
});
