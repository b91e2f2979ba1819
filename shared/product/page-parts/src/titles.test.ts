import { expect, it } from 'vitest';
import { cutTitle, lastShownWords } from './cut-title';
import { clip } from './post-head/head-description';
import {
  TITLE_BOX,
  TITLE_LEADING,
  cardTitle as titleOfHead,
  type CardTitle,
} from './social-card/card-title';

it.each([
  [
    'What AI engineers earn in the US and Canada, and what the sources can tell you',
    60,
    'What AI engineers earn in the US and Canada',
  ],
  [
    'Contract or permanent for AI work? Decide by the work, not by the budget line',
    60,
    'Contract or permanent for AI work? Decide by the work',
  ],
  ['Pay in Canada, by province', 14, 'Pay in Canada'],
  ['Pay in Canada, by province', 17, 'Pay in Canada'],
  ['Pay in Canada (by province)', 18, 'Pay in Canada'],
  [
    'How much GPU time a search costs, and what to ask before you rent',
    60,
    'How much GPU time a search costs',
  ],
  [
    'Everything that a hiring manager should know about the pay of engineers',
    60,
    'Everything that a hiring manager should know about the pay…',
  ],
])(
  'a title cuts %j at %i after a clause, else between words with dots, and not after a word that needs another one',
  (title, limit, cut) => {
    expect(cutTitle(title, limit)).toBe(cut);
  },
);

it('a title cuts within a word where less than half would be left', () => {
  expect(cutTitle('x'.repeat(30), 10)).toBe('xxxxxxxxx…');
  expect(cutTitle(`By ${'x'.repeat(30)}`, 10)).toBe('By xxxxxx…');
  expect(cutTitle('to be or not to be that is the question', 13)).toBe('to be or…');
});

it('a title leaves a text alone that fits, on one line', () => {
  expect(cutTitle(' Pay  by\nlevel of ', 20)).toBe('Pay by level of');
  expect(clip(' A  text\nthat fits ', 20)).toBe('A text that fits');
});

it.each([
  ['Pay in Canada, by province', 20, 'Pay in Canada, by…'],
  ['Pay in Canada, by province', 16, 'Pay in Canada…'],
  ['Pay in Canada, by', 14, 'Pay in Canada…'],
  ['x'.repeat(30), 10, `${'x'.repeat(9)}…`],
])('a title clips %j at %i between words where it can, and says so', (text, limit, cut) => {
  expect(clip(text, limit)).toBe(cut);
});

it('a title names the last words that a search result shows, or none where it shows all', () => {
  expect(lastShownWords('Pay in Canada, by province', 20)).toBe('in Canada');
  expect(lastShownWords('x'.repeat(60), 60)).toBeNull();
  expect(lastShownWords('🧪'.repeat(60), 60)).toBeNull();
});

it.each([
  ['half a character', '𝒜'.repeat(20), '𝒜𝒜𝒜𝒜…'],
  ['half a flag', '🇨🇦'.repeat(20), '🇨🇦🇨🇦…'],
  ['a letter without its accent', `${'x'.repeat(8)}e\u0301${'x'.repeat(8)}`, 'xxxxxxxx…'],
])('a title never leaves %s', (_, title, cut) => {
  expect(cutTitle(title, 10)).toBe(cut);
  expect(clip(title, 10)).toBe(cut);
});

const brand = 'AI Talent Experts';
const head = { description: 'd', canonicalPath: '/', robots: 'index, follow' } as const;

const cardTitle = (title: string): CardTitle => titleOfHead({ ...head, title }, brand);

it('the title of a card is the page’s title without the brand', () => {
  expect(cardTitle(`What we do | ${brand}`).text).toBe('What we do');
  expect(cardTitle(`${brand} in Toronto`).text).toBe(`${brand} in Toronto`);
});

it('the title of a card is the headline of an article that has another title for search results', () => {
  const article = { '@type': 'BlogPosting', headline: 'What engineers earn, and why' };
  const page = {
    ...head,
    title: `Engineer pay | ${brand}`,
    structuredData: [{ '@type': 'Thing' }, article],
  };
  expect(titleOfHead(page, brand).text).toBe('What engineers earn, and why');
});

it('the title of a card is smaller the longer it is, and small before it is cut', () => {
  const titles = [10, 40, 60, 90, 120].map((length) =>
    cardTitle('machine '.repeat(20).slice(0, length)),
  );
  const sizes = titles.map(({ size }) => size);
  expect(sizes).toEqual([...sizes].sort((left, right) => right - left));
  expect(new Set(sizes).size).toBe(4);
  expect(titles.map(({ clampAt }) => clampAt)).toEqual([null, null, null, null, null]);
});

it('the title of a card gets more room for capitals', () => {
  const text = 'machine learning engineers in canada';
  expect(cardTitle(text.toUpperCase()).size).toBeLessThan(cardTitle(text).size);
});

it('the title of a card is cut after the last line that fits where even the smallest size is too large', () => {
  const { size, clampAt } = cardTitle('word '.repeat(80));
  expect((clampAt ?? 0) * size * TITLE_LEADING).toBeLessThanOrEqual(TITLE_BOX.height);
  expect(((clampAt ?? 0) + 1) * size * TITLE_LEADING).toBeGreaterThan(TITLE_BOX.height);
});
