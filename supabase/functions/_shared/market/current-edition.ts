import { allRows, rowsIn } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import { marketMeasure } from '@talent/api/market/market-data';

/**
 * Loads the edition of a source that visitors see, with its daily values; null where there is none.
 * @param client acts as the service role
 */
export async function loadCurrentEdition(client: DataClient, key: string) {
  const { data: source } = await client
    .from('market_sources')
    .select('id')
    .eq('key', key)
    .is('superseded_at', null)
    .maybeSingle()
    .throwOnError();
  if (source === null) return null;
  const { id } = source;
  const series = await allRows(
    () =>
      client
        .from('market_series')
        .select('id, measure, country, place, sector, first_day, last_day, last_value, monthly')
        .eq('source_id', id),
    'id',
  );
  const { data: stored } = await client
    .from('market_imports')
    .select('file_sha256')
    .eq('source_id', id)
    .single()
    .throwOnError();
  const days = await rowsIn(
    series.map((one) => one.id),
    (some) => client.from('market_days').select('series_id, daily').in('series_id', some),
  );
  const daysOf = new Map(days.map(({ series_id: of, daily }) => [of, daily]));
  return {
    id,
    fileSha256: stored.file_sha256,
    series: series.map(({ id: seriesId, measure, ...one }) => ({
      ...one,
      measure: marketMeasure.parse(measure),
      days: daysOf.get(seriesId) ?? null,
    })),
  };
}
