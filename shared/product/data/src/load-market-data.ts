import {
  marketDataSchema,
  type MarketData,
  type MarketSourceKey,
} from '@talent/api/market/market-data';
import { allRows } from './all-rows.ts';
import type { DataClient } from './client.ts';
import { knownRows } from './errors.ts';
import { unwrap } from './unwrap.ts';

/** The part of the market data that a page shows. Absent: all of it. */
export interface MarketPart {
  sources?: readonly MarketSourceKey[];
  /** Two letters of ISO 3166-1. */
  countries?: readonly string[];
}

/**
 * The current figures of the job market, by month. Sources by key, series in the order of their file.
 * @throws DataError when a request fails, or a row holds a value that this version does not know
 */
export async function loadMarketData(
  client: DataClient,
  { sources, countries }: MarketPart = {},
): Promise<MarketData> {
  const editions = (await loadEditions(client)).filter(
    ({ key }) => sources === undefined || sources.some((wanted) => wanted === key),
  );
  const ids = editions.map(({ id }) => id);
  const rows = await allRows(() => {
    const query = client
      .from('market_series')
      .select(
        'id, source_id, measure, unit, country, place, sector, first_day, last_day, last_value, monthly',
      )
      .in('source_id', ids);
    return countries === undefined ? query : query.in('country', [...countries]);
  }, 'id');
  const rowsOf = Map.groupBy(rows, ({ source_id }) => source_id);
  return knownRows(
    marketDataSchema.safeParse({
      version: versionOf(editions),
      sources: editions.map((source) => ({
        ...source,
        licenceUrl: source.licence_url,
        firstDay: source.first_day,
        lastDay: source.last_day,
        retrievedOn: source.retrieved_on,
        checkedOn: source.checked_on,
      })),
      series: editions.flatMap(({ id, key }) =>
        (rowsOf.get(id) ?? []).map((row) => ({
          ...row,
          source: key,
          firstDay: row.first_day,
          lastDay: row.last_day,
          lastValue: row.last_value,
        })),
      ),
    }),
  );
}

/**
 * The `version` of all market data alone, in one small request.
 * @throws DataError when the request fails
 */
export async function loadMarketVersion(client: DataClient): Promise<string> {
  return versionOf(await loadEditions(client));
}

async function loadEditions(client: DataClient) {
  return unwrap(
    await client
      .from('market_sources')
      // oxlint-disable-next-line house/whole-reads -- one row for each source that this project imports
      .select(
        'id, key, revision, name, publisher, url, licence, licence_url, attribution, method, changes, grain, first_day, last_day, retrieved_on, checked_on',
      )
      .is('superseded_at', null)
      .order('key'),
  );
}

type Edition = Awaited<ReturnType<typeof loadEditions>>[number];

function versionOf(editions: readonly Edition[]): string {
  return editions.map(({ key, last_day, revision }) => `${key}@${last_day}.${revision}`).join('+');
}
