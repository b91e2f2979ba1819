import type { DataClient } from '@talent/data/client';

const TABLES = [
  'market_sources',
  'market_imports',
  'market_series',
  'market_days',
  'market_revisions',
] as const;

/** Everything that an import could change. A row that was written has another place in its table: the order says nothing. */
export async function marketState(client: DataClient): Promise<string[][]> {
  const answers = await Promise.all(
    TABLES.map((table) => client.from(table).select().throwOnError()),
  );
  return answers.map(({ data }) => data.map((row) => JSON.stringify(row)).toSorted());
}
