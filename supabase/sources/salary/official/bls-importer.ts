import { officialSource } from '../edition/sources.ts';
import type { SourceRow } from '@talent/functions/files/source-row.ts';
import { RefusedError } from '../../files/refused-error.ts';
import { isAscending, roleOfCode, wageBand, wageImporter } from './wage-importer.ts';

/** The occupations published, under the role that the salary tools list them as. */
export const ROLE_OF_OCCUPATION: Readonly<Record<string, string>> = {
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
export const blsImporter = wageImporter({
  name: 'bls-oews',
  title: 'US Bureau of Labor Statistics, OEWS, national (bls.gov/oes)',
  files: ['bls-oews-national.csv'],
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
  source: officialSource,
  readRow: (row, edition) => {
    const year = row.year('may_year');
    const p50 = wage(row, 'a_median') ?? row.refuse('a_median is missing');
    const figures = {
      p10: wage(row, 'a_pct10'),
      p25: wage(row, 'a_pct25'),
      p50,
      p75: wage(row, 'a_pct75'),
      p90: wage(row, 'a_pct90'),
    };
    if (!isAscending(Object.values(figures))) row.refuse('the percentiles are not in order');
    const isTopCoded = ['a_pct10', 'a_pct25', 'a_pct75', 'a_pct90'].some(
      (column) => row.text(column) === '#',
    );
    return wageBand('bls-oews', {
      role: roleOfCode(row, 'occ_code', ROLE_OF_OCCUPATION),
      occupation: `SOC ${row.text('occ_code')} ${row.text('occ_title')}`,
      country: 'US',
      region: null,
      region_name: null,
      period: `May ${year}`,
      period_year: year,
      period_current: year === Number(edition.slice(0, 4)),
      n: row.positive('tot_emp'),
      n_kind: 'employment_estimate',
      n_note: isTopCoded ? `${N_NOTE} ${CEILING_NOTE}` : N_NOTE,
      figures,
    });
  },
  facts: (bands, edition) => {
    const last = bands.reduce((year, band) => Math.max(year, band.period_year), 0);
    if (last !== Number(edition.slice(0, 4))) {
      throw new RefusedError(
        `The newest year in the file is ${last}: its edition is ${last}-05, not ${edition}.`,
      );
    }
    return [
      { label: 'occupations', count: new Set(bands.map(({ role }) => role)).size },
      {
        label: 'wages at or above the published ceiling (left empty)',
        count: bands.filter(({ n_note }) => n_note?.includes(CEILING_NOTE)).length,
      },
    ];
  },
});

/** A wage, or null for `#` (at or above the published ceiling) and `*` (not available). */
function wage(row: SourceRow, column: string): number | null {
  const cell = row.text(column);
  return cell === '#' || cell === '*' ? null : row.positive(column);
}
