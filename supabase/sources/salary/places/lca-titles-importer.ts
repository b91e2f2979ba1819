import type { DropList } from '../edition/import-report.ts';
import type { Importer, ReadEdition } from '../edition/importer.ts';
import { placeSource } from '../edition/place-sources.ts';
import { placeFigures, type PlaceFigures } from '../figures/place-figures.ts';
import { distinctPlaces, metroPlace } from '../figures/places.ts';
import { roleOfSlug, roleOfTitle, type Role } from '@talent/functions/salary/roles.ts';
import { FISCAL_EDITION, fiscalPeriod, refuseOtherPeriod } from './fiscal-period.ts';
import { filingFigures, metroOfFiling } from './filing-cells.ts';
import { filingForm, type FilingPart, type FilingRow } from './filing-rows.ts';
import { metroForms, metrosOf, MORE_FILES, type MetroRow } from './metro-list.ts';
import { filingsCell, MINIMUM_FILINGS, NO_ROLE, TOO_FEW, type ExtractRow } from './lca-rows.ts';

const TIERS = {
  base: 'base',
  senior: 'senior',
  lead: 'lead',
  staffPlus: 'staff-plus',
  directorPlus: 'director-plus',
} as const;

/** Words before the name of a role, and the tier that they name; of several the highest counts. */
const TIER_WORDS = [
  [/^(?:staff|principal|distinguished)\s+/i, 'staff-plus'],
  [/^lead\s+/i, 'lead'],
  [/^(?:senior|sr\.?)\s+/i, 'senior'],
] as const;

type TitleRow = ExtractRow | FilingRow | MetroRow;

/** Offered pay by job title: the country, tiers that titles name, and metros. */
export const lcaTitlesImporter: Importer<TitleRow, PlaceFigures> = {
  name: 'dol-lca-titles',
  title: 'US Department of Labor, labor condition applications by job title',
  files: ['us-official/lca-titles-fy2025.csv'],
  more: MORE_FILES,
  seedEdition: '2025-09',
  edition: FISCAL_EDITION,
  forms: [
    {
      kind: 'csv',
      columns: ['period', 'title', 'tier_or_metro', 'kind', 'filings', 'p25', 'median', 'p75'],
      readRow: (row, { drop }) => {
        const role = roleOfGroup(row.text('title'));
        if (role === null) return drop(NO_ROLE);
        const n = row.positive('filings');
        if (n < MINIMUM_FILINGS) return drop(TOO_FEW);
        const kind = row.oneOf('kind', ['national', 'tier', 'metro']);
        const name = row.text('tier_or_metro');
        const place = kind === 'metro' ? metroPlace(name) : null;
        if (kind === 'metro' && place === null) row.refuse(`"${name}" is no name of a metro`);
        const tiers = Object.keys(TIERS) as (keyof typeof TIERS)[];
        return {
          period: row.text('period'),
          place,
          role: role.slug,
          occupation: null,
          tier: kind === 'tier' ? TIERS[row.oneOf('tier_or_metro', tiers)] : null,
          n,
          p10: null,
          p25: Math.round(row.positive('p25')),
          p50: Math.round(row.positive('median')),
          p75: Math.round(row.positive('p75')),
          p90: null,
        };
      },
    },
    filingForm((row) => partOfTitle(row.text('JOB_TITLE'))),
    ...metroForms,
  ],
  build: buildTitles,
};

/** The role and tier of a filing's title; null where it names no role. */
function partOfTitle(title: string): FilingPart | null {
  let [rest, tier] = [title.trim(), 'base' as FilingPart['tier']];
  const rank = (name: FilingPart['tier']) => TIER_WORDS.findIndex(([, known]) => known === name);
  for (let word = tierWord(rest); word !== undefined; word = tierWord(rest)) {
    rest = rest.replace(word[0], '');
    if (tier === 'base' || rank(word[1]) < rank(tier)) tier = word[1];
  }
  const role = roleOfGroup(rest);
  return role === null ? null : { role: role.slug, occupation: null, tier };
}

function tierWord(title: string) {
  return TIER_WORDS.find(([pattern]) => pattern.test(title));
}

/** Machine learning is often shortened, in the extract always. */
function roleOfGroup(title: string): Role | null {
  return /^ML Engineer$/i.test(title)
    ? roleOfSlug('machine-learning-engineer')
    : roleOfTitle(title);
}

function buildTitles(
  rows: readonly TitleRow[],
  edition: string,
  drops: DropList,
): ReadEdition<PlaceFigures> {
  const metros = metrosOf(rows, drops);
  const filings = rows.filter((row) => 'city' in row);
  const ready = rows.filter((row) => 'place' in row);
  refuseOtherPeriod(new Set(ready.map(({ period }) => period)), edition);
  const period = fiscalPeriod(edition);
  const made = filingFigures(filings, {
    ...{ edition, metros, drops, step: 1, placesOf: metroOfFiling },
    payOf: ({ middle }) => middle,
  });
  const places = distinctPlaces([...ready.flatMap(({ place }) => place ?? []), ...made.places]);
  const cells = ready.map(({ period: _words, ...row }) => filingsCell(row, period));
  return {
    source: placeSource('dol-lca-titles', edition, {
      period: period.words,
      isExtract: ready.length > 0,
    }),
    figures: placeFigures({ places, cells: [...cells, ...made.cells] }),
    rowsKept: ready.length + made.kept,
    facts: [{ label: 'metros', count: places.length }],
  };
}
