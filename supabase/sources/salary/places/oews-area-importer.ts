import type { SourceRow } from '@talent/functions/files/source-row.ts';
import type { DropList } from '../edition/import-report.ts';
import type { Importer, ReadFrom, ReadEdition, SourceForm } from '../edition/importer.ts';
import { placeSource } from '../edition/place-sources.ts';
import { ROLE_OF_OCCUPATION } from '../official/bls-importer.ts';
import {
  NO_FIGURES,
  placeFigures,
  type PayPlace,
  type PlaceCell,
  type PlaceFigures,
} from '../figures/place-figures.ts';
import { distinctPlaces, metroPlace, stateNamed } from '../figures/places.ts';
import { RefusedError } from '../../files/refused-error.ts';
import { AREA_COLUMNS, figuresOf, METRO_EXTRACT, published, type AreaRow } from './area-rows.ts';

/** All occupations: an area is in the workbook wherever it has this row. */
const ALL_OCCUPATIONS = '00-0000';

const NO_ROLE = 'the occupation is on no list of a role';

/** US wages by metropolitan area, with the years before where a second file has them. */
export const metroImporter = areaImporter({
  name: 'bls-oews-metro',
  title: 'US Bureau of Labor Statistics, OEWS, metropolitan areas (MSA_M2025_dl.xlsx)',
  files: ['us-official/oews-metro-may-2025.csv', 'us-official/oews-metro-medians-2021-2025.csv'],
  more: 'files of the years before',
  place: metroPlace,
  extracts: [
    {
      kind: 'csv',
      columns: METRO_EXTRACT,
      readRow: (row) => {
        const place = metroPlace(row.text('metro'), row.text('cbsa'));
        return {
          ...ownFields(row, row.year('may_year'), row.text('cbsa'), row.text('occ_code')),
          place: place ?? row.refuse(`metro "${row.text('metro')}" is no name of a metro`),
          isExtract: true,
          ...figuresOf(row, (name) => name.toLowerCase()),
        };
      },
    },
    {
      kind: 'csv',
      columns: ['may_year', 'cbsa', 'occ_code', 'tot_emp', 'a_median', 'top_coded'],
      readRow: (row) => ({
        ...ownFields(row, row.year('may_year'), row.text('cbsa'), row.text('occ_code')),
        place: null,
        isExtract: true,
        ...{ n: published(row, 'tot_emp'), quotient: null },
        ...{ p10: null, p25: null, p50: row.positive('a_median'), p75: null, p90: null },
        at_least: row.oneOf('top_coded', ['0', '1']) === '1' ? ['p50'] : null,
      }),
    },
  ],
});

/** US wages by state. */
export const stateImporter = areaImporter({
  name: 'bls-oews-state',
  title: 'US Bureau of Labor Statistics, OEWS, states (state_M2025_dl.xlsx)',
  files: null,
  place: stateNamed,
  extracts: [],
});

function areaImporter({
  place,
  extracts,
  ...kind
}: Pick<Importer, 'title' | 'files' | 'more'> & {
  name: 'bls-oews-metro' | 'bls-oews-state';
  place: (name: string, code: string) => PayPlace | null;
  extracts: readonly SourceForm<AreaRow>[];
}): Importer<AreaRow, PlaceFigures> {
  const official: SourceForm<AreaRow> = {
    kind: 'named',
    columns: AREA_COLUMNS,
    readRow: (row, from) => {
      const occupation = row.text('OCC_CODE');
      if (occupation !== ALL_OCCUPATIONS && !(occupation in ROLE_OF_OCCUPATION)) {
        return from.drop(NO_ROLE);
      }
      const [code, name] = [row.text('AREA'), row.text('AREA_TITLE')];
      return {
        ...ownFields(row, yearOf(from, row), code, occupation),
        place: place(name, code) ?? row.refuse(`AREA_TITLE "${name}" is no name of such an area`),
        isExtract: false,
        ...figuresOf(row, (column) => column),
      };
    },
  };
  return {
    ...kind,
    seedEdition: '2025-05',
    edition: { form: /^\d{4}-05$/, example: '2025-05, May of the newest year' },
    forms: [...extracts, official],
    build: (rows, edition, drops) => buildAreas(kind.name, rows, edition, drops),
  };
}

/** The year of a workbook is in its name, such as `MSA_M2025_dl.xlsx`; another name is the edition's. */
function yearOf({ file, edition }: ReadFrom, row: SourceRow): number {
  const year = Number(/_M(\d{4})_/.exec(file)?.[1] ?? edition.slice(0, 4));
  return year <= Number(edition.slice(0, 4))
    ? year
    : row.refuse(`the file is of May ${year}, and not of the edition ${edition}`);
}

function ownFields(row: SourceRow, year: number, code: string, occupation: string) {
  return { line: row.line, raw: row.raw, year, code, occupation };
}

function buildAreas(
  key: 'bls-oews-metro' | 'bls-oews-state',
  rows: readonly AreaRow[],
  edition: string,
  drops: DropList,
): ReadEdition<PlaceFigures> {
  const newest = Number(edition.slice(0, 4));
  const named = rows.filter(({ place, year }) => place !== null && year === newest);
  if (named.length === 0) {
    throw new RefusedError(
      `No file has the areas of May ${newest}, so it is not the edition ${edition}.`,
    );
  }
  const areas = new Map(named.map(({ code, place }) => [code, place]));
  const isRedrawn = redrawing(rows);
  const kept = rows.filter((row) => {
    const reason = reasonToDrop(row, areas, newest);
    if (reason !== null) drops.add(reason, { line: row.line, row: row.raw });
    return reason === null;
  });
  const cells = kept.map((row): PlaceCell => {
    const { year, code, occupation, n, quotient, p10, p25, p50, p75, p90, at_least } = row;
    return {
      place: areas.get(code)?.key ?? null,
      role: ROLE_OF_OCCUPATION[occupation] ?? '',
      ...NO_FIGURES,
      occupation,
      period: `May ${year}`,
      period_year: year,
      period_current: year === newest || null,
      redrawn: isRedrawn(row) || null,
      n,
      n_kind: n === null ? null : 'employment_estimate',
      ...{ quotient, p10, p25, p50, p75, p90, at_least },
    };
  });
  const current = cells.filter(({ period_current: isCurrent }) => isCurrent);
  const places = distinctPlaces([...areas.values()].filter((place) => place !== null));
  return {
    source: placeSource(key, edition, {
      period: '',
      isExtract: rows.some(({ isExtract }) => isExtract),
    }),
    figures: placeFigures({ places, cells }),
    rowsKept: kept.length,
    facts: [
      { label: 'areas', count: places.length },
      { label: 'figures of the newest year', count: current.length },
      {
        label: 'of these, without a median',
        count: current.filter(({ p50 }) => p50 === null).length,
      },
      {
        label: 'with a wage that is at least the ceiling',
        count: cells.filter((cell) => cell.at_least).length,
      },
      {
        label: 'after new limits of an area',
        count: cells.filter(({ redrawn }) => redrawn).length,
      },
    ],
  };
}

function reasonToDrop(
  { occupation, year, place, code, ...row }: AreaRow,
  areas: ReadonlyMap<string, unknown>,
  newest: number,
): string | null {
  if (!(occupation in ROLE_OF_OCCUPATION)) return NO_ROLE;
  if (place === null && year === newest) return 'the year is in the other file';
  if (!areas.has(code)) return 'the area has another code in the newest year';
  const { n, p10, p25, p50, p75, p90 } = row;
  const isEmpty = [n, p10, p25, p50, p75, p90].every((figure) => figure === null);
  return isEmpty ? 'no figure is published' : null;
}

/** Tells whether an area has other limits than in the year before: its code is new, or its name changed. */
function redrawing(rows: readonly AreaRow[]): (row: AreaRow) => boolean {
  const years = new Map<number, Map<string, string | null>>();
  for (const { year, code, place } of rows) {
    const names = years.get(year) ?? new Map<string, string | null>();
    years.set(year, names.set(code, place?.name ?? names.get(code) ?? null));
  }
  const order = [...years.keys()].toSorted((a, b) => a - b);
  return ({ year, code }) => {
    const before = years.get(order[order.indexOf(year) - 1] ?? 0);
    if (before === undefined) return false;
    const [old, name] = [before.get(code), years.get(year)?.get(code)];
    return old === undefined || (old !== null && name !== null && old !== name);
  };
}
