import type { MarketData } from '@talent/api/market/market-data';
import { marketRows, sourcesOfRows, type MarketRow } from '@talent/jobs/market-rows';
import { formatDay, formatEdition } from '@talent/sdk/format';
import type { ShownBlock } from './shown-block';

/** The job market as a newsletter opens with it: a table, and each source with its day and license. Empty without figures. */
export function marketBlocks(market: MarketData): ShownBlock[] {
  const rows = marketRows(market);
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'The job market in the newest whole months, beside the year before',
      columns: ['Figure', 'Month', 'United States', 'A year before', 'Canada', 'A year before'],
      rows: rows.map((row) => [
        row.label,
        formatEdition(row.month),
        ...cells(row, 'US'),
        ...cells(row, 'CA'),
      ]),
      weeks: null,
    },
    {
      kind: 'text',
      paragraphs: [`${sourcesText(rows)} [See the charts and the CSV](/ai-job-market).`],
    },
  ];
}

function cells(row: MarketRow, country: 'US' | 'CA'): string[] {
  const change = row[country];
  const before = change?.before ?? null;
  return [change, before].map((one) => (one === null ? 'not published' : row.format(one.value)));
}

function sourcesText(rows: readonly MarketRow[]): string {
  const same = Map.groupBy(
    sourcesOfRows(rows),
    ({ licence, retrievedOn }) => `${licence}, fetched ${formatDay(retrievedOn)}`,
  );
  const groups = [...same].map(
    ([facts, sources]) => `${sources.map(({ name }) => name).join('; ')} (${facts})`,
  );
  return `Sources: ${groups.join('. ')}. Monthly figures are means of the published values.`;
}
