import type { SourceRow } from '@talent/functions/files/source-row.ts';
import type { DropList } from '../edition/import-report.ts';
import type { Importer, ReadEdition, SourceForm } from '../edition/importer.ts';
import { placeSource } from '../edition/place-sources.ts';
import { placeFigures, type PayPlace, type PlaceFigures } from '../figures/place-figures.ts';
import { cityPlace, distinctPlaces, statePlace } from '../figures/places.ts';
import { ROLE_OF_OCCUPATION } from '../official/bls-importer.ts';
import { FISCAL_EDITION, fiscalPeriod, refuseOtherPeriod } from './fiscal-period.ts';
import { filingFigures, stateAndCity } from './filing-cells.ts';
import { filingForm, type FilingPart, type FilingRow } from './filing-rows.ts';
import { filingsCell, MINIMUM_FILINGS, NO_ROLE, TOO_FEW, type ExtractRow } from './lca-rows.ts';
import { metroForms, metrosOf, MORE_FILES, type MetroRow } from './metro-list.ts';

/** The extract names occupations without their codes. */
const OCCUPATIONS: Readonly<Record<string, string>> = {
  'Computer and Information Research Scientists': '15-1221',
  'Computer and Information Systems Managers': '11-3021',
  'Data Scientists': '15-2051',
  'Database Architects': '15-1243',
  'Operations Research Analysts': '15-2031',
  'Software Developers': '15-1252',
  Statisticians: '15-2041',
};

const LEVELS = ['1', '2', '3', '4'] as const;

/** The wage levels as filings write them. */
const LEVEL_OF: Readonly<Record<string, (typeof LEVELS)[number]>> = {
  I: '1',
  II: '2',
  III: '3',
  IV: '4',
};

type Row = OccupationRow | FilingRow | MetroRow;

/** A row of the extract; a city is a name until all metros are known. */
type OccupationRow = Omit<ExtractRow, 'place'> & { state: PayPlace | null; city: string | null };

const extract: SourceForm<OccupationRow> = {
  kind: 'csv',
  columns: [
    ...['period', 'soc_title', 'kind', 'key', 'n', 'p10', 'p25', 'p50', 'p75', 'p90'],
    'median_prevailing_wage',
  ],
  readRow: (row, { drop }) => {
    const occupation = OCCUPATIONS[row.text('soc_title')];
    if (occupation === undefined) return drop(NO_ROLE);
    const n = row.positive('n');
    if (n < MINIMUM_FILINGS) return drop(TOO_FEW);
    return {
      period: row.text('period'),
      role: ROLE_OF_OCCUPATION[occupation] ?? '',
      occupation,
      ...partOf(row),
      n,
      p10: row.positive('p10'),
      p25: row.positive('p25'),
      p50: row.positive('p50'),
      p75: row.positive('p75'),
      p90: row.positive('p90'),
    };
  },
};

/** Offered pay by occupation: wage levels, states and cities, which a list of metros assigns to metros. */
export const lcaOccupationsImporter: Importer<Row, PlaceFigures> = {
  name: 'dol-lca-occupations',
  title: 'US Department of Labor, labor condition applications by occupation',
  files: ['us-official/lca-occupations-fy2026-h1.csv', 'us-official/oews-metro-may-2025.csv'],
  more: MORE_FILES,
  seedEdition: '2026-03',
  edition: FISCAL_EDITION,
  forms: [extract, filingForm(partOfFiling), ...metroForms],
  build: buildOccupations,
};

/** The occupation and wage level of an H-1B filing; null for others. */
function partOfFiling(row: SourceRow): FilingPart | null {
  const occupation = row.text('SOC_CODE').slice(0, 7);
  const role = ROLE_OF_OCCUPATION[occupation];
  if (role === undefined || row.text('VISA_CLASS') !== 'H-1B') return null;
  const level = LEVEL_OF[row.text('PW_WAGE_LEVEL')];
  return { role, occupation, tier: level === undefined ? null : `level-${level}` };
}

function partOf(row: SourceRow): Pick<OccupationRow, 'tier' | 'state' | 'city'> {
  const part = { tier: null, state: null, city: null };
  const key = row.text('key');
  switch (row.oneOf('kind', ['byLevel', 'byState', 'byMetro'])) {
    case 'byLevel':
      return { ...part, tier: `level-${row.oneOf('key', LEVELS)}` };
    case 'byState':
      return { ...part, state: statePlace(key) ?? row.refuse(`key "${key}" is no state`) };
    case 'byMetro':
      if (cityPlace(key, []) === null) row.refuse(`key "${key}" is no city and state`);
      return { ...part, city: key };
  }
}

function buildOccupations(
  rows: readonly Row[],
  edition: string,
  drops: DropList,
): ReadEdition<PlaceFigures> {
  const metros = metrosOf(rows, drops);
  const kept = rows.filter((row) => 'period' in row);
  const made = filingFigures(
    rows.filter((row) => 'begins' in row),
    {
      ...{ edition, metros, drops, step: 1000, placesOf: stateAndCity },
      payOf: ({ low }) => low,
    },
  );
  refuseOtherPeriod(new Set(kept.map(({ period }) => period)), edition);
  const period = fiscalPeriod(edition);
  const placed = kept.map(({ period: _words, state, city, ...row }) => ({
    ...row,
    place: city === null ? state : cityPlace(city, metros),
  }));
  const places = distinctPlaces([...placed.flatMap(({ place }) => place ?? []), ...made.places]);
  const cities = places.filter(({ kind }) => kind === 'city');
  const parents = metros.filter(({ key }) => cities.some(({ metro }) => metro === key));
  return {
    source: placeSource('dol-lca-occupations', edition, {
      period: period.words,
      isExtract: kept.length > 0,
    }),
    figures: placeFigures({
      places: [...parents, ...places],
      cells: [...placed.map((row) => filingsCell(row, period)), ...made.cells],
    }),
    rowsKept: kept.length + made.kept,
    facts: [
      { label: 'cities', count: cities.length },
      {
        label: 'of these, in no metro by its name',
        count: cities.filter(({ metro }) => metro === null).length,
      },
    ],
  };
}
