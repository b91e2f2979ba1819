import { expect, it } from 'vitest';
import { TITLE_BOX, TITLE_LEADING, cardTitle as titleOfHead, type CardTitle } from './card-title';

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
