import type { MarketData } from '@talent/api/market/market-data';
import { formatDay, formatEdition } from '@talent/sdk/format';
import { aiShareSentence, marketChange } from '../market/market-change.ts';
import { marketRows, sourcesOfRows, type MarketRow } from '../market/market-rows.ts';
import { escaped, table, type Cell } from './report-table.ts';

/** The page with all series, their charts and their CSV. */
export const MARKET_PATH = '/ai-job-market';

/** A share that more than doubled within a year needs a word on why, and the source has none. */
const STEEP = 2;

/** The opening part of a report: the market as Indeed Hiring Lab measures it. Markdown below a heading of its own. */
export function marketText(market: MarketData): string {
  const rows = marketRows(market);
  return [
    'This part is about all job postings on Indeed in the United States and Canada, not about our own board.',
    aiShareSentences(market).join(' '),
    table(
      ['Figure', 'Month', 'United States', 'A year before', 'Canada', 'A year before'],
      rows.map((row) => [
        row.label,
        formatEdition(row.month),
        ...cells(row, 'US'),
        ...cells(row, 'CA'),
      ]),
    ),
    sources(rows),
    `[See the charts, nine countries and the CSV](${MARKET_PATH})`,
  ].join('\n\n');
}

/** The AI share in both countries, in sentences; empty without whole months. */
export function aiShareSentences(market: MarketData): string[] {
  return (['US', 'CA'] as const).flatMap((country) => {
    const sentence = aiShareSentence(market, country);
    if (sentence === null) return [];
    const change = marketChange(market, 'ai-share', country);
    const isSteep =
      change?.before !== null && change !== null && change.value > STEEP * change.before.value;
    return isSteep ? [sentence, 'The source does not explain this rise.'] : [sentence];
  });
}

function cells(row: MarketRow, country: 'US' | 'CA'): Cell[] {
  const change = row[country];
  if (change === null) return ['not published', 'not published'];
  const { value, before } = change;
  return [row.format(value), before === null ? 'not published' : row.format(before.value)];
}

/** Publisher, license, both dates and our changes: the license asks for them beside every figure. */
function sources(rows: readonly MarketRow[]): string {
  const used = sourcesOfRows(rows);
  const lines = used.map(
    ({ name, url, licence, licenceUrl, lastDay, grain, retrievedOn }) =>
      `- [${escaped(name)}](${url}), [${escaped(licence)}](${licenceUrl}): figures to ${grain === 'day' ? formatDay(lastDay) : formatEdition(lastDay.slice(0, 7))}, file fetched on ${formatDay(retrievedOn)}.`,
  );
  // Several sources share sentences.
  const changes = new Set(used.flatMap((source) => source.changes.split(/(?<=\.) /)));
  return ['Sources:', lines.join('\n'), `What we changed: ${[...changes].join(' ')}`].join('\n\n');
}
