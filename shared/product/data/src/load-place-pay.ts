import { placePaySchema, type PlacePay } from '@talent/api/salary/place-pay';
import { allRows } from './all-rows.ts';
import type { DataClient } from './client.ts';
import type { Database } from './database.types.ts';
import { knownRows } from './errors.ts';
import { editionName, loadEditions, sourceOf } from './load-salary-data.ts';

/** The figures that are asked for; a question without a field asks for all of them. */
export interface PlaceQuestion {
  /** Keys of roles. */
  roles?: readonly string[];
  /**
   * Key of a place: its own figures, those of its cities and metros, of the states that it lies in, and of the country. Null
   * is the country alone.
   */
  place?: string | null;
  /** Leaves out the periods before the newest one of each source. */
  isCurrent?: boolean;
}

/**
 * The current figures by place that the client may read: for a visitor tiers and wage levels are those of open roles. The
 * places of Canada and their figures, which Job Bank publishes, are the regions of `loadSalaryData` under the same names.
 * @param now - the ages of the figures are of this day
 * @throws DataError when a request fails, or a row holds a value that this version does not know.
 */
export async function loadPlacePay(
  client: DataClient,
  question: PlaceQuestion = {},
  now = new Date(),
): Promise<PlacePay> {
  const [editions, bandEditions, stored] = await Promise.all([
    loadEditions(client, 'places'),
    loadEditions(client, 'bands'),
    allRows(() => client.from('pay_places').select(), 'key'),
  ]);
  const ids = editions.map(({ id }) => id);
  const [cells, parities, shares, regions] = await Promise.all([
    loadCells(client, ids, stored, question),
    allRows(() => client.from('place_parities').select().in('source_id', ids), 'id'),
    allRows(() => client.from('title_occupations').select().in('source_id', ids), 'id'),
    loadRegions(client, bandEditions, question),
  ]);
  const regional = bandEditions.filter(({ id }) => regions.some((row) => row.source_id === id));
  const all = [...editions, ...regional];
  const rowsOf = Map.groupBy([...cells, ...regions], ({ source_id }) => source_id);
  const keyOf = new Map(all.map(({ id, key }) => [id, key]));
  const sourced = <Row extends { source_id: number }>(row: Row) => ({
    ...row,
    source: keyOf.get(row.source_id),
  });
  return knownRows(
    placePaySchema.safeParse({
      version: all.map(editionName).join('+'),
      sources: all.map((edition) => sourceOf(edition, rowsOf.get(edition.id) ?? [], now)),
      places: [
        ...stored.map((place) => ({ ...place, shortName: place.short_name })),
        ...new Map(regions.map((row) => [row.region, regionOf(row)])).values(),
      ].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      cells: [...cells.map(cellOf), ...regions.map(regionalCellOf)].map(sourced),
      parities: parities.map(sourced),
      shares: shares.map(sourced).toSorted((a, b) => b.share - a.share),
    }),
  );
}

function loadCells(
  client: DataClient,
  ids: readonly number[],
  stored: readonly Tables['pay_places']['Row'][],
  { roles, place, isCurrent }: PlaceQuestion,
) {
  const near = typeof place === 'string' ? nearPlaces(stored, place) : [];
  return allRows(() => {
    let rows = client
      .from('place_pay')
      .select()
      .in('source_id', [...ids]);
    if (roles !== undefined) rows = rows.in('role', [...roles]);
    if (isCurrent === true) rows = rows.eq('period_current', true);
    if (place === undefined) return rows;
    if (near.length === 0) return rows.is('place', null);
    return rows.or(`place.is.null,place.in.(${near.join(',')})`);
  }, 'id');
}

/** A place, the cities and metros in it, and the states that it lies in. */
function nearPlaces(stored: readonly Tables['pay_places']['Row'][], key: string): string[] {
  const place = stored.find((one) => one.key === key);
  if (place === undefined) return [];
  const isNear = (one: Tables['pay_places']['Row']) =>
    one.key === key ||
    one.metro === key ||
    (one.kind === 'state' && place.states.includes(one.code ?? '')) ||
    (place.kind === 'state' && one.kind === 'metro' && one.states.includes(place.code ?? ''));
  return stored.filter(isNear).map((one) => one.key);
}

/** The current bands of regions, which only Job Bank has. */
function loadRegions(
  client: DataClient,
  editions: readonly { id: number }[],
  { roles }: PlaceQuestion,
) {
  const ids = editions.map(({ id }) => id);
  return allRows(() => {
    const rows = client
      .from('salary_bands')
      .select()
      .in('source_id', ids)
      .not('region', 'is', null);
    return roles === undefined ? rows : rows.in('role', [...roles]);
  }, 'id');
}

type Tables = Database['public']['Tables'];
type Band = Tables['salary_bands']['Row'];

/** The columns of a row under the names of a `PlaceCell`; the schema drops the others. */
function cellOf(row: Tables['place_pay']['Row']) {
  const { period_year: year, period_current: current, n_kind: nKind, at_least: atLeast } = row;
  return { ...row, country: 'US', currency: 'USD', year, current, nKind, atLeast };
}

/** A province by the slug of its name, or a city. */
function regionOf({ country, region, region_name: name }: Band) {
  const isProvince = region?.length === 2;
  return {
    key: placeKeyOf({ region, region_name: name }),
    kind: isProvince ? 'province' : 'city',
    country,
    code: isProvince ? region : null,
    name,
    shortName: name,
    states: isProvince ? [region] : [],
    metro: null,
  };
}

/** Codes of regions are in capitals, such as `ON`; slugs of cities are keys already. */
function placeKeyOf({ region, region_name: name }: Pick<Band, 'region' | 'region_name'>): string {
  return region?.length === 2 ? slugOf(name ?? '') : (region ?? '');
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

function regionalCellOf(row: Band) {
  return {
    ...row,
    place: placeKeyOf(row),
    occupation: row.occupation?.split(' ')[1] ?? null,
    tier: null,
    year: row.period_year,
    current: row.period_current,
    redrawn: false,
    nKind: null,
    quotient: null,
    atLeast: [],
  };
}
