import { readFileSync } from 'node:fs';
import { CARD, cardColors, type CardPart } from '@talent/page-parts/card-part';
import { expect, it } from 'vitest';
import { makeBand } from '../../../calculations/testing/make-band';
import { makeData } from '../../calculator/testing/make-data';
import { offerCard, questionCard, type OfferCard } from './offer-card';
import { layOutCard } from './offer-share-card';

const data = makeData();
const [source] = data.sources;
if (!source) throw new Error('The data has no source.');
const facts = {
  ...{ brand: 'AI Talent Experts', origin: 'https://site.example', band: makeBand() },
  ...{ roleLabel: 'Data Scientist', source, amounts: [165_432], withFigures: false },
};

it('has the percentile, the role, the period and the source, and no amount', () => {
  expect(offerCard(facts)).toEqual({
    brand: 'AI Talent Experts',
    host: 'site.example',
    role: 'Data Scientist',
    group: 'All levels, all work modes, United States',
    rows: [{ words: 'Between the 44th and 80th percentile', from: 44, to: 80 }],
    caption: 'Each stroke is one in 100 ranges, by pay. Blue: this offer.',
    sample: 'Based on 400 different ranges. Posted ranges of 2024 to January 2025, 22 months old.',
    source: 'Source: Postings of the example, snapshot of January 19, 2025.',
  });
});

it('has the amount where the visitor wants it', () => {
  const card = offerCard({ ...facts, withFigures: true });
  expect(card?.rows[0]?.words).toBe('$165,432: between the 44th and 80th percentile');
});

it('names two offers, and fills what is possible beyond the published figures', () => {
  const card = offerCard({ ...facts, amounts: [90_000, 300_000] });
  expect(card?.rows).toEqual([
    { words: 'Offer A: below the 10th percentile', from: 1, to: 10 },
    { words: 'Offer B: above the 90th percentile', from: 91, to: 100 },
  ]);
});

it('is none where the amount has no place', () => {
  const single = makeBand({ p10: null, p25: null, p75: null, p90: null });
  expect(offerCard({ ...facts, band: single })).toBeNull();
});

it('compares a closed role with its headline figure, and is none without a figure', () => {
  const question = { country: 'US', region: null, level: 'SE', mode: null } as const;
  const asked = { ...facts, data, isUnlocked: false, site: facts };
  const closed = questionCard({ ...asked, question: { ...question, role: 'nlp-engineer' } });
  expect(closed?.group).toBe('All levels, all work modes, United States');
  const missing = questionCard({ ...asked, question: { ...question, role: 'ai-engineer' } });
  expect(missing).toBeNull();
});

const cardOf = (...amounts: number[]) => offerCard({ ...facts, amounts }) as OfferCard;

/** The strokes of a card: neither text, nor paper, rule or the brand's mark. */
const strokes = (parts: readonly CardPart[]) =>
  parts.filter(
    (part): part is Exclude<CardPart, { kind: 'text' }> =>
      part.kind !== 'text' && part.width === 6 && part.height > 28,
  );

it('fills the strokes of the interval and leaves the others hollow: 100 for each offer', () => {
  const drawn = strokes(layOutCard(cardOf(165_432)));
  expect(drawn).toHaveLength(100);
  const filled = drawn.flatMap(({ kind }, index) => (kind === 'filled' ? [index + 1] : []));
  expect([filled[0], filled.at(-1), filled.length]).toEqual([44, 80, 37]);
  expect(strokes(layOutCard(cardOf(165_432, 300_000)))).toHaveLength(200);
});

it.each([[[165_432]], [[165_432, 300_000]]])(
  'keeps every part inside its margins, and no two lines of text on each other: %j',
  (amounts) => {
    const parts = layOutCard(cardOf(...amounts));
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
