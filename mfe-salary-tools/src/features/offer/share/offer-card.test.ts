import { expect, it } from 'vitest';
import { makeBand } from '../../../calculations/testing/make-band';
import { makeData } from '../../calculator/testing/make-data';
import { offerCard, questionCard } from './offer-card';

const data = makeData();
const [source] = data.sources;
if (!source) throw new Error('The data has no source.');
const facts = {
  brand: 'AI Talent Experts',
  origin: 'https://site.example',
  band: makeBand(),
  roleLabel: 'Data Scientist',
  source,
  amounts: [165_432],
  withFigures: false,
};

it('has the percentile, the role, the period and the source, and no amount', () => {
  expect(offerCard(facts)).toEqual({
    brand: 'AI Talent Experts',
    host: 'site.example',
    role: 'Data Scientist',
    group: 'All levels, all work modes, United States',
    rows: [{ words: 'Between the 44th and 80th percentile', from: 44, to: 80 }],
    caption: 'Each stroke is one in 100 ranges, by pay. Blue: this offer.',
    sample: 'Based on 400 different ranges. The figures describe 2024–2025.',
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
  const asked = {
    data,
    isUnlocked: false,
    amounts: [150_000],
    site: { brand: facts.brand, origin: facts.origin },
    withFigures: false,
  };
  const closed = questionCard({ ...asked, question: { ...question, role: 'nlp-engineer' } });
  expect(closed?.group).toBe('All levels, all work modes, United States');
  const missing = questionCard({ ...asked, question: { ...question, role: 'ai-engineer' } });
  expect(missing).toBeNull();
});
