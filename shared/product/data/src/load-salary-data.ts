import { salaryDataSchema, type SalaryData } from '@talent/api/salary/salary-data';
import { dataAges } from '@talent/api/salary/data-age';
import { allRows } from './all-rows.ts';
import type { DataClient } from './client.ts';
import type { Database } from './database.types.ts';
import { knownRows } from './errors.ts';
import { unwrap } from './unwrap.ts';

/**
 * Every current figure that the client may read: all of them for the service role; for a visitor those of the open roles
 * and the headline rows of the others (newest period, all levels and work modes). Sources by key, roles in their order, bands in the order of their import.
 * @param now - the ages of the figures are of this day
 * @throws DataError when a request fails, or a row holds a value that this version does not know.
 */
export async function loadSalaryData(client: DataClient, now = new Date()): Promise<SalaryData> {
  const [editions, rate] = await Promise.all([loadEditions(client, 'bands'), loadRate(client)]);
  const ids = editions.map(({ id }) => id);
  const [roles, bins, rows] = await Promise.all([
    client
      .from('salary_roles')
      // oxlint-disable-next-line house/whole-reads -- the roles of the pay file, some dozens
      .select('key, label, open')
      .order('position')
      .order('key')
      .then((answer) => unwrap(answer)),
    allRows(
      () => client.from('salary_bins').select('band_id, bin_start, bin_width, counts'),
      'band_id',
    ),
    allRows(() => client.from('salary_bands').select().in('source_id', ids), 'id'),
  ]);
  const binsOf = new Map(
    bins.map(({ band_id, bin_start: start, bin_width: width, counts }) => [
      band_id,
      { start, width, counts },
    ]),
  );
  const rowsOf = Map.groupBy(rows, ({ source_id }) => source_id);
  return knownRows(
    salaryDataSchema.safeParse({
      version: versionOf(editions, rate),
      sources: editions.map((edition) => sourceOf(edition, rowsOf.get(edition.id) ?? [], now)),
      roles,
      bands: editions.flatMap(({ id, key }) =>
        (rowsOf.get(id) ?? []).map((row) => ({
          ...bandOf(row),
          bins: binsOf.get(row.id) ?? null,
          source: key,
        })),
      ),
      exchangeRate: { ...rate, cadPerUsd: rate.cad_per_usd },
    }),
  );
}

/**
 * The `version` of `SalaryData` alone, in one small request.
 * @throws DataError when the request fails.
 */
export async function loadSalaryVersion(client: DataClient): Promise<string> {
  const [editions, rate] = await Promise.all([loadEditions(client, 'bands'), loadRate(client)]);
  return versionOf(editions, rate);
}

/** The current exchange rate; the migrations bring the first one. */
async function loadRate(client: DataClient) {
  return unwrap(
    await client
      .from('exchange_rates')
      .select('cad_per_usd, kind, day, source, url')
      .is('superseded_at', null)
      .single(),
  );
}

/** The current editions of the sources that have bands, or of those that have figures of places; by key. */
export async function loadEditions(client: DataClient, figures: 'bands' | 'places') {
  return unwrap(
    await client
      .from('salary_sources')
      // oxlint-disable-next-line house/whole-reads -- one row for each source that this project imports
      .select(
        'id, key, edition, revision, name, publisher, url, licence, licence_url, attribution, method, retrieved_on',
      )
      .eq('figures', figures)
      .is('superseded_at', null)
      .order('key'),
  );
}

/**
 * An edition under the names of a `SalarySource`, with the ages of its periods.
 * @param rows - its figures
 */
export function sourceOf(
  { licence_url, retrieved_on, ...source }: Edition,
  rows: readonly { period: string }[],
  now: Date,
) {
  const periods = rows.map(({ period }) => period);
  const ages = dataAges(source, periods, now.toISOString().slice(0, 10));
  return { ...source, licenceUrl: licence_url, retrievedOn: retrieved_on, ages };
}

type Edition = Awaited<ReturnType<typeof loadEditions>>[number];
type Rate = Awaited<ReturnType<typeof loadRate>>;

function versionOf(editions: readonly Edition[], rate: Rate): string {
  return [...editions.map(editionName), `usd-cad@${rate.day}.${rate.cad_per_usd}`].join('+');
}

/** Names an edition and its revision, such as `bls-oews@2025-05.1`. */
export function editionName({ key, edition, revision }: Edition): string {
  return `${key}@${edition}.${revision}`;
}

/** The columns of a row under the names of a `SalaryBand`; the schema drops the others. */
function bandOf(row: Database['public']['Tables']['salary_bands']['Row']) {
  const { p50_low: low, p50_high: high } = row;
  return {
    ...row,
    key: row.band_key,
    regionName: row.region_name,
    workMode: row.work_mode,
    year: row.period_year,
    current: row.period_current,
    nKind: row.n_kind,
    nNote: row.n_note,
    interval: low === null || high === null ? null : { low, high },
    allRows: row.all_n === null ? null : allRowsOf(row),
  };
}

/** The schema refuses a row that has only some of these columns; a check of the table does too. */
function allRowsOf(row: Database['public']['Tables']['salary_bands']['Row']) {
  return {
    n: row.all_n,
    p10: row.all_p10,
    p25: row.all_p25,
    p50: row.all_p50,
    p75: row.all_p75,
    p90: row.all_p90,
  };
}
