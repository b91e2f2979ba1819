import { officialSource } from '../edition/sources.ts';
import type { CsvRow } from '@talent/functions/files/csv-rows.ts';
import type { Importer } from '../edition/importer.ts';
import { roleOfSlug, SALARY_ROLES } from '../figures/roles.ts';
import { bandKey, NO_BINS, NO_RANGES, type SalaryBand } from '../figures/salary-band.ts';
import { RefusedError } from '../../files/refused-error.ts';

/** The occupations published, under the role that the salary tools list them as. */
const ROLE_OF_OCCUPATION: Readonly<Record<string, string>> = {
  '11-3021': 'computer-and-information-systems-manager',
  '15-1221': 'computer-and-information-research-scientist',
  '15-1243': 'database-architect',
  '15-1244': 'network-and-systems-administrator',
  '15-1252': 'software-developer',
  '15-1299': 'other-computer-occupation',
  '15-2031': 'operations-research-analyst',
  '15-2041': 'statistician',
  '15-2051': 'data-scientist',
  '17-2061': 'computer-hardware-engineer',
};

const N_NOTE = 'Estimated number of people employed in the occupation, not a sample size.';
const CEILING_NOTE =
  'A percentile that is missing is at or above the highest wage that the source publishes.';

/** US national wages of the Bureau of Labor Statistics, USD a year, one band per occupation and year. */
export const blsImporter: Importer = {
  name: 'bls-oews',
  title: 'US Bureau of Labor Statistics, OEWS, national (bls.gov/oes)',
  file: 'bls-oews-national.csv',
  seedEdition: '2025-05',
  edition: { form: /^\d{4}-05$/, example: '2025-05, May of the newest year in the file' },
  columns: [
    'may_year',
    'occ_code',
    'occ_title',
    'tot_emp',
    'emp_prse',
    'a_mean',
    'mean_prse',
    'a_pct10',
    'a_pct25',
    'a_median',
    'a_pct75',
    'a_pct90',
  ],
  read: (edition) => {
    const newest = Number(edition.slice(0, 4));
    const bands: SalaryBand[] = [];
    return {
      take: (row) => {
        bands.push(readBand(row, newest));
      },
      finish: () => {
        const last = bands.reduce((year, band) => Math.max(year, band.period_year), 0);
        if (last !== newest) {
          throw new RefusedError(
            `The newest year in the file is ${last}: its edition is ${last}-05, not ${edition}.`,
          );
        }
        const named = new Set(bands.map(({ role }) => role));
        return {
          source: officialSource(edition),
          bands,
          roles: SALARY_ROLES.filter(({ slug }) => named.has(slug)),
          rowsKept: bands.length,
          facts: [
            { label: 'occupations', count: named.size },
            {
              label: 'wages at or above the published ceiling (left empty)',
              count: bands.filter(({ n_note }) => n_note?.includes(CEILING_NOTE)).length,
            },
          ],
        };
      },
    };
  },
};

function readBand(row: CsvRow, newest: number): SalaryBand {
  const code = row.text('occ_code');
  const slug =
    ROLE_OF_OCCUPATION[code] ?? row.refuse(`occ_code "${code}" is not on the list of occupations`);
  const role = roleOfSlug(slug);
  const year = row.year('may_year');
  const period = `May ${year}`;
  const identity = { country: 'US', region: null, level: null, work_mode: null, period } as const;
  const p50 = wage(row, 'a_median') ?? row.refuse('a_median is missing');
  const figures = {
    p10: wage(row, 'a_pct10'),
    p25: wage(row, 'a_pct25'),
    p50,
    p75: wage(row, 'a_pct75'),
    p90: wage(row, 'a_pct90'),
  };
  const known = Object.values(figures).filter((figure) => figure !== null);
  if (known.some((figure, index) => index > 0 && figure < (known[index - 1] ?? 0))) {
    row.refuse('the percentiles are not in order');
  }
  const isTopCoded = ['a_pct10', 'a_pct25', 'a_pct75', 'a_pct90'].some(
    (column) => row.text(column) === '#',
  );
  return {
    band_key: bandKey('bls-oews', role, identity),
    role: role.slug,
    occupation: `SOC ${code} ${row.text('occ_title')}`,
    ...identity,
    region_name: null,
    currency: 'USD',
    period_year: year,
    period_current: year === newest,
    n: row.positive('tot_emp'),
    n_kind: 'employment_estimate',
    n_note: isTopCoded ? `${N_NOTE} ${CEILING_NOTE}` : N_NOTE,
    suppressed: false,
    ...figures,
    p50_low: null,
    p50_high: null,
    ...NO_RANGES,
    ...NO_BINS,
  };
}

/** A wage, or null for `#` (at or above the published ceiling) and `*` (not available). */
function wage(row: CsvRow, column: string): number | null {
  const cell = row.text(column);
  return cell === '#' || cell === '*' ? null : row.positive(column);
}
