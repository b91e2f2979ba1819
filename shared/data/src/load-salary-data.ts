import type { DataClient } from './client.ts';
import { DataError } from './errors.ts';
import type {
  SalaryBand,
  SalaryBins,
  SalaryData,
  SalaryRole,
  SalarySource,
} from './salary-data.ts';
import { unwrap } from './unwrap.ts';

/** The backend gives no more rows at once. */
const PAGE = 1000;

const LEVELS = ['EN', 'MI', 'SE', 'EX'] as const;
const WORK_MODES = ['onsite', 'hybrid', 'remote'] as const;
const COUNTRIES = ['US', 'CA'] as const;
const CURRENCIES = ['USD', 'CAD'] as const;
const N_KINDS = ['postings', 'employment_estimate'] as const;

/**
 * Every current figure that the client may read: a visitor those of the open roles and the headline rows
 * of the others, the service role all. Sources by key, roles in their order, bands in the order of
 * their import.
 * @throws DataError when a request fails, or a row holds what this version does not know.
 */
export async function loadSalaryData(client: DataClient): Promise<SalaryData> {
  const editions = await loadEditions(client);
  const ids = editions.map(({ id }) => id);
  const [roles, bins, rows] = await Promise.all([
    loadRoles(client),
    allPages((from) =>
      client
        .from('salary_bins')
        .select('band_id, bin_start, bin_width, counts')
        .order('band_id')
        .range(from, from + PAGE - 1),
    ),
    allPages((from) =>
      client
        .from('salary_bands')
        .select()
        .in('source_id', ids)
        .order('id')
        .range(from, from + PAGE - 1),
    ),
  ]);
  const sources = new Map(editions.map(({ id, key }) => [id, key]));
  const binsOf = new Map<number, SalaryBins>(
    bins.map(({ band_id, bin_start: start, bin_width: width, counts }) => [
      band_id,
      { start, width, counts },
    ]),
  );
  const place = new Map(editions.map(({ id }, index) => [id, index]));
  return {
    version: versionOf(editions),
    sources: editions.map(toSource),
    roles,
    bands: rows
      .toSorted((a, b) => (place.get(a.source_id) ?? 0) - (place.get(b.source_id) ?? 0))
      .map((row) => toBand(row, sources.get(row.source_id) ?? '', binsOf.get(row.id) ?? null)),
  };
}

/**
 * The `version` of `SalaryData` alone, in one small request.
 * @throws DataError when the request fails.
 */
export async function loadSalaryVersion(client: DataClient): Promise<string> {
  return versionOf(await loadEditions(client));
}

async function loadEditions(client: DataClient) {
  return unwrap(
    await client
      .from('salary_sources')
      .select(
        'id, key, edition, revision, name, publisher, url, licence, licence_url, attribution, method, retrieved_on',
      )
      .is('superseded_at', null)
      .order('key'),
  );
}

type EditionRow = Awaited<ReturnType<typeof loadEditions>>[number];

async function loadRoles(client: DataClient): Promise<SalaryRole[]> {
  return unwrap(
    await client.from('salary_roles').select('key, label, open').order('position').order('key'),
  );
}

/** All rows of a request that is asked page by page. */
async function allPages<Row>(
  request: (
    from: number,
  ) => PromiseLike<
    { data: Row[]; error: null } | { data: null; error: { message: string; code: string } }
  >,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = unwrap(await request(rows.length));
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

function versionOf(editions: readonly Pick<EditionRow, 'key' | 'edition' | 'revision'>[]): string {
  return editions.map(({ key, edition, revision }) => `${key}@${edition}.${revision}`).join('+');
}

function toSource(row: EditionRow): SalarySource {
  const { key, edition, name, publisher, url, licence, attribution, method } = row;
  return {
    key,
    edition,
    name,
    publisher,
    url,
    licence,
    attribution,
    method,
    licenceUrl: row.licence_url,
    retrievedOn: row.retrieved_on,
  };
}

type BandRow = {
  [
    Column in 'occupation' | 'level' | 'region' | 'region_name' | 'work_mode' | 'n_kind' | 'n_note'
  ]: string | null;
} & {
  [Column in 'n' | 'p10' | 'p25' | 'p50' | 'p75' | 'p90' | 'p50_low' | 'p50_high']: number | null;
} & {
  band_key: string;
  role: string;
  country: string;
  currency: string;
  period: string;
  period_year: number;
  period_current: boolean;
  suppressed: boolean;
};

function toBand(row: BandRow, source: string, bins: SalaryBins | null): SalaryBand {
  const { role, occupation, region, period, n, suppressed, p10, p25, p50, p75, p90 } = row;
  const { p50_low: low, p50_high: high } = row;
  return {
    key: row.band_key,
    role,
    occupation,
    level: row.level === null ? null : oneOf(LEVELS, row.level),
    country: oneOf(COUNTRIES, row.country),
    region,
    regionName: row.region_name,
    workMode: row.work_mode === null ? null : oneOf(WORK_MODES, row.work_mode),
    currency: oneOf(CURRENCIES, row.currency),
    period,
    year: row.period_year,
    current: row.period_current,
    n,
    nKind: row.n_kind === null ? null : oneOf(N_KINDS, row.n_kind),
    nNote: row.n_note,
    suppressed,
    p10,
    p25,
    p50,
    p75,
    p90,
    interval: low === null || high === null ? null : { low, high },
    bins,
    source,
  };
}

function oneOf<Value extends string>(known: readonly Value[], text: string): Value {
  const value = known.find((candidate) => candidate === text);
  if (value === undefined) throw new DataError('UNKNOWN_VALUE', `"${text}" is not known here.`);
  return value;
}
