import { makeMarket } from '@talent/jobs/testing/make-market';
import { expect, it } from 'vitest';
import { marketBlocks } from './market-blocks';

it('says the market as a newsletter does: a table with the year before, and the sources', () => {
  const [table, sources] = marketBlocks(makeMarket());
  expect(table).toMatchObject({
    kind: 'table',
    rows: [
      ['Postings that name AI terms', 'June 2026', '5.8%', '3%', '17.4%', '4.5%'],
      [
        'Postings that state pay',
        'February 2026',
        '48.8%',
        'not published',
        'not published',
        'not published',
      ],
    ],
  });
  expect(JSON.stringify(sources)).toMatch(/Sources: .+ \(CC BY 4\.0, fetched \w+ \d+, 2026\)/);
  expect(marketBlocks(makeMarket({ series: [] }))).toEqual([]);
});
