import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dodge, innerLabels, labelLines } from './line-labels.ts';
import type { Spot } from './line-path.ts';

describe('labels beside the plot', () => {
  it('stay at their lines where there is room', () => {
    const labels = [200, 20, 100].map((wanted) => ({ wanted, height: 30 }));
    expect(dodge(labels, 300)).toEqual([200, 20, 100]);
  });

  it('never cover each other and keep the order of their lines, within the plot', () => {
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
        expect(Math.min(...boxes.map(({ center, half }) => center - half))).toBeGreaterThanOrEqual(
          0,
        );
        expect(Math.max(...boxes.map(({ center, half }) => center + half))).toBeLessThanOrEqual(
          288,
        );
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
  ])('break %s into lines of at most 20 letters', (name, value, lines) => {
    expect(labelLines(name, value)).toEqual(lines);
  });
});

describe('labels within a narrow plot', () => {
  const flat = (y: number): Spot[] => [0, 25, 50, 75, 100].map((x): Spot => [x, y]);

  it('are above the ends of their lines', () => {
    const [top, low] = innerLabels(
      [
        { text: 'Canada 17.4%', spots: flat(20) },
        { text: 'United States 5.8%', spots: flat(80) },
      ],
      288,
      224,
    );
    expect(top).toMatchObject({ x: 100, anchor: 'end' });
    expect(top?.y).toBeLessThan(20);
    expect(low?.y).toBeGreaterThan(60);
    expect(low?.y).toBeLessThan(80);
  });

  it('move along lines that end together, so that none covers another', () => {
    const lines = [30, 31, 32].map((y, at) => ({
      text: `Country number ${at} 9.9%`,
      spots: flat(y),
    }));
    const labels = innerLabels(lines, 288, 224).flatMap((label) => label ?? []);
    expect(labels).toHaveLength(3);
    const boxes = labels.map(({ x, anchor, y }) => {
      const width = 21 * 6.6;
      const left =
        (x / 100) * 288 - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
      return { left, right: left + width, y: (y / 100) * 224 };
    });
    for (const [at, a] of boxes.entries()) {
      for (const b of boxes.slice(at + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || Math.abs(a.y - b.y) >= 15;
        expect(apart).toBe(true);
      }
    }
  });

  it('leave the words of a note free at the top of the plot', () => {
    const line = { text: 'This period 12', spots: flat(10) };
    const note = { x: 98, label: 'Release' };
    const [covering] = innerLabels([line], 288, 224);
    expect(covering).toMatchObject({ x: 100, anchor: 'end' });
    expect(covering?.y).toBeLessThan(7);
    const [label] = innerLabels([line], 288, 224, [note]);
    // Below its line, which the words are not.
    expect(label).toMatchObject({ x: 100, anchor: 'end' });
    expect(label?.y).toBeGreaterThan(10);
  });

  it('are left out for lines of context without a free place', () => {
    const crowd = Array.from({ length: 20 }, (_, at) => ({
      text: 'A country of context 1%',
      spots: flat(at * 5),
      isOptional: true,
    }));
    const named = { text: 'Canada 17.4%', spots: flat(50) };
    const labels = innerLabels([...crowd, named], 288, 224);
    expect(labels.at(-1)).not.toBeNull();
    expect(labels.slice(0, -1).filter((label) => label === null).length).toBeGreaterThanOrEqual(10);
  });
});
