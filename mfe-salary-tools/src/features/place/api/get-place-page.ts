import type { PlaceCell } from '@talent/api/salary/place-pay';
import type { SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { loadPlacePay } from '@talent/data/load-place-pay';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { writeCsv } from '@talent/protocol/text/write-csv';
import { formatPay } from '@talent/sdk/format';
import { NotFoundError, type ListedPage, type LoadContext } from '@talent/sdk/server';
import { wordsFor } from '../../../calculations/places/find-places';
import { isHeadline } from '../../../calculations/bands/headline';
import { indexPlacePay, isOfficial } from '../../../calculations/places/place-index';
import {
  hasPlacePage,
  placeName,
  placePages,
  placePath,
  placeSources,
} from '../../../calculations/places/place-sources';
import { carriedPay, growthSource, type MeasuredPay } from '../../../content/carried-pay';
import { agesOf } from '../../../content/source-dates';
import { rolesWithPage } from '../../role/facts/role-facts';
import { placePage as text } from '../content/place-page';
import {
  apartText,
  hereFacts,
  metroFacts,
  mixFacts,
  otherPlaces,
  otherRoles,
  parityOf,
  yearLines,
} from '../facts/place-facts';
import type { PlacePageData } from '../facts/place-page-data';
import { placeMap } from '../facts/map-facts';
import { placeRows, placeScores, type PlaceRow } from '../facts/place-rows';
import { placeSourceLines, usedSources } from '../facts/place-source-lines';

/** The pages of all roles and places. @throws DataError when a request fails. */
export async function listPlacePages(data: DataClient): Promise<ListedPage[]> {
  const [{ roles }, pay] = await Promise.all([
    loadSalaryData(data),
    loadPlacePay(data, { isCurrent: true }),
  ]);
  const index = indexPlacePay(pay);
  const labels = new Map(roles.map(({ key, label }) => [key, label]));
  return placePages(index, roles).flatMap(({ role, place: key }) => {
    const place = index.places.get(key);
    if (!place) return [];
    const title = `${labels.get(role)} Salary in ${placeName(place)}`;
    return [{ path: placePath(role, key), title, words: wordsFor(place, index.statesOf(place)) }];
  });
}

/**
 * The page of a role in a place.
 * @throws NotFoundError for a role or a place that is unknown, and where fewer than two sources have enough.
 * @throws DataError when a request fails.
 */
export async function getPlacePage(
  { data, publish }: Pick<LoadContext, 'data' | 'publish'>,
  key: string,
  at: string,
): Promise<PlacePageData> {
  const [salaries, pay, history, market] = await Promise.all([
    loadSalaryData(data),
    loadPlacePay(data, { isCurrent: true }),
    loadPlacePay(data, { roles: [key], place: at }),
    loadMarketData(data, { sources: [growthSource], countries: ['US'] }),
  ]);
  const index = indexPlacePay(pay);
  const place = index.places.get(at);
  const role = salaries.roles.find((each) => each.key === key);
  if (!place || !role || !hasPlacePage(index, key, place)) {
    throw new NotFoundError(`There is no page of "${key}" in "${at}".`);
  }
  const labels = new Map(salaries.roles.map((each) => [each.key, each.label]));
  const labelOf = (of: string) => labels.get(of) ?? of;
  const sources = placeSources(index, key, place);
  const rows = placeRows({
    sources,
    place,
    country: countryBands(salaries, key),
    role: key,
    labelOf,
  });
  const used = usedSources(rows, [...pay.sources, ...salaries.sources]);
  const name = placeName(place);
  return {
    role: { key, label: role.label, hasPage: rolesWithPage(salaries).includes(key) },
    place: { key: at, name, fullName: place.name },
    scores: placeScores(rows),
    map: placeMap(index, { role: key, label: role.label, country: 'US' })?.map ?? null,
    states: place.states.length > 0 ? place.states : [place.code ?? ''],
    ages: agesOfRows(rows, used),
    carried: carriedPay(measuredOf(rows, used), market),
    short: shortOf(rows),
    sources: {
      headline: headlineOf(role.label, name, rows),
      subtitle: `${role.label}, ${place.kind === 'metro' ? `metro area ${place.name}` : name}, ${text.unit}`,
      rows: rows.map(({ row }) => row),
      domain: null,
      sources: placeSourceLines(rows, used),
    },
    apart: apartText(rows),
    leans: [...new Set(rows.map(({ kind }) => text.leans[kind]))],
    here: hereFacts(role.label, sources, place, parityOf(pay, at)),
    mix: mixFacts(sources, index, place, labelOf),
    metros: metroFacts(sources, index, key),
    years: yearsOf(
      role.label,
      name,
      history.cells.filter((cell) => cell.place === at),
    ),
    places: otherPlaces(index, key, place),
    roles: otherRoles(index, { roles: salaries.roles, role: key, place }),
    periods: [...new Set(rows.map(({ period }) => period))],
    files: { csv: publish({ name: `${key}-${at}-pay.csv`, body: fileOf(rows, key, used) }) },
    from: used,
  };
}

function countryBands({ bands }: SalaryData, role: string) {
  const own = bands.filter(
    (band) => band.role === role && band.region === null && isHeadline(band),
  );
  const of = (source: string) => own.find((band) => band.source === source) ?? null;
  return { band: of('bls-oews'), reported: of('ai-jobs-net') };
}

/** The ages of the figures, each once. */
function agesOfRows(rows: readonly PlaceRow[], sources: readonly SalarySource[]): string[] {
  const ofSource = (key: string) => rows.filter(({ source }) => source === key);
  return [...new Set(sources.map((source) => agesOf(ofSource(source.key), source)))];
}

/** The figure of the headline, with its period. */
function measuredOf(
  rows: readonly PlaceRow[],
  sources: readonly SalarySource[],
): MeasuredPay | null {
  const first = rows.find(({ phrase }) => phrase !== null);
  if (!first) return null;
  const { label, p50, period, source } = first;
  const to = sources.find(({ key }) => key === source)?.ages?.[period]?.to;
  return to === undefined ? null : { label, p50, period, to };
}

function shortOf([first]: readonly PlaceRow[]): string {
  return first
    ? `${first.kind === 'official' ? 'official median' : 'median'} ${formatPay(first.p50, 'USD')}`
    : '';
}

function headlineOf(label: string, name: string, rows: readonly PlaceRow[]): string {
  const first = rows.find(({ phrase }) => phrase !== null);
  const subject = `${label} in ${name}`;
  return first ? `${subject}: ${first.phrase} ${formatPay(first.p50, 'USD')}` : subject;
}

function yearsOf(label: string, name: string, cells: readonly PlaceCell[]): PlacePageData['years'] {
  const official = cells.filter((cell) => isOfficial(cell) && cell.tier === null);
  const lines = yearLines(official);
  const known = lines.at(-1)?.filter(({ value }) => value !== null) ?? [];
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const pay = (value: number | null) => formatPay(value ?? 0, 'USD');
  return {
    headline: `${label} in ${name}: the official median went from ${pay(first.value)} in May ${first.at} to ${pay(last.value)} in May ${last.at}`,
    subtitle: `Official median, ${text.unit}, not adjusted for prices`,
    lines,
    sources: [],
  };
}

const columns = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

function fileOf(
  rows: readonly PlaceRow[],
  role: string,
  sources: readonly { key: string; name: string; edition: string; url: string; licence: string }[],
): string {
  const head = [
    'figure',
    'role',
    'occupation',
    'period',
    'n',
    ...columns,
    'source',
    'edition',
    'sourceName',
    'sourceUrl',
    'license',
  ];
  return writeCsv([
    head,
    ...rows.map(({ label, cell, band, row, source: key }) => {
      const source = sources.find((each) => each.key === key);
      const facts = cell ?? band;
      const figures = columns.map((column) => String(row[column] ?? ''));
      return [
        label,
        role,
        facts?.occupation ?? '',
        facts?.period ?? '',
        String(facts?.n ?? ''),
        ...figures,
        key,
        source?.edition ?? '',
        source?.name ?? '',
        source?.url ?? '',
        source?.licence ?? '',
      ];
    }),
  ]);
}
