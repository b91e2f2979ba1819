import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD, cardColors, type CardPart } from '@talent/page-parts/card-part';
import { layOutCard } from './offer-share-card';

const card = {
  brand: 'AI Talent Experts',
  host: 'site.example',
  role: 'Data Scientist',
  group: 'All levels, all work modes, United States',
  rows: [{ words: 'Between the 44th and 80th percentile', from: 44, to: 80 }],
  caption: 'Each stroke is one in 100 ranges, by pay. Blue: this offer.',
  sample: 'Based on 400 ranges.',
  source: 'Source: the example.',
};
const second = { words: 'Offer B: above the 90th percentile', from: 91, to: 100 };

/** The strokes of a card: neither text, nor paper, rule or the brand's mark. */
const strokes = (parts: readonly CardPart[]) =>
  parts.filter(
    (part): part is Exclude<CardPart, { kind: 'text' }> =>
      part.kind !== 'text' && part.width === 6 && part.height > 28,
  );

it('fills the strokes of the interval and leaves the others hollow: 100 for each offer', () => {
  const drawn = strokes(layOutCard(card));
  expect(drawn).toHaveLength(100);
  const filled = drawn.flatMap(({ kind }, index) => (kind === 'filled' ? [index + 1] : []));
  expect([filled[0], filled.at(-1), filled.length]).toEqual([44, 80, 37]);
  expect(strokes(layOutCard({ ...card, rows: [...card.rows, second] }))).toHaveLength(200);
});

it.each([1, 2])(
  'keeps every part inside its margins, and no two lines of text on each other, %d',
  (offers) => {
    const parts = layOutCard({ ...card, rows: [...card.rows, second].slice(0, offers) });
    for (const part of parts.slice(1)) {
      expect(part.x).toBeGreaterThanOrEqual(72);
      const end = part.kind === 'text' ? part.x : part.x + part.width;
      expect(end).toBeLessThanOrEqual(CARD.width - 72);
      expect(part.y).toBeLessThanOrEqual(CARD.height - 36);
    }
    const lines = parts
      .flatMap((part) => (part.kind === 'text' && part.align === 'left' ? [part] : []))
      .toSorted((a, b) => a.y - b.y);
    lines.slice(1).forEach((line, index) => {
      expect(line.y - (lines[index]?.y ?? 0)).toBeGreaterThanOrEqual(line.face.size);
    });
  },
);

it('has the colors of the light palette', () => {
  const palette = readFileSync(
    new URL('../../../../../shared/kit/ui/src/tokens/palette.css', import.meta.url),
    'utf8',
  );
  const [light = ''] = palette.split('@media');
  const names = { ...cardColors, inkMuted: undefined, 'ink-muted': cardColors.inkMuted };
  for (const [name, color] of Object.entries(names)) {
    if (color) expect(light).toContain(`--${name}: ${color};`);
  }
});
