import { readCsv, type CsvRow } from './csv-table.ts';
import type { Role } from './roles.ts';
import { bandKey, type SalaryBand } from './salary-band.ts';

const COLUMNS = [
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
] as const;
type Row = CsvRow<(typeof COLUMNS)[number]>;

/** The occupations published, under the role name the salary tools use. */
const ROLES: Readonly<Record<string, Role>> = {
  '11-3021': {
    slug: 'computer-and-information-systems-manager',
    label: 'Computer and Information Systems Manager',
  },
  '15-1221': {
    slug: 'computer-and-information-research-scientist',
    label: 'Computer and Information Research Scientist',
  },
  '15-1243': { slug: 'database-architect', label: 'Database Architect' },
  '15-1244': {
    slug: 'network-and-systems-administrator',
    label: 'Network and Computer Systems Administrator',
  },
  '15-1252': { slug: 'software-developer', label: 'Software Developer' },
  '15-1299': { slug: 'other-computer-occupation', label: 'Other Computer Occupation' },
  '15-2031': { slug: 'operations-research-analyst', label: 'Operations Research Analyst' },
  '15-2041': { slug: 'statistician', label: 'Statistician' },
  '15-2051': { slug: 'data-scientist', label: 'Data Scientist' },
  '17-2061': { slug: 'computer-hardware-engineer', label: 'Computer Hardware Engineer' },
};

/**
 * US national bands of the Bureau of Labor Statistics, USD a year, one per occupation and year.
 * @throws ImportError for an unknown occupation or a figure that does not read as documented.
 */
export function blsBands(file: string, text: string): SalaryBand[] {
  return readCsv(file, text, COLUMNS).map((row) => {
    const code = row.text('occ_code');
    const role = ROLES[code] ?? row.refuse(`occ_code "${code}" is not on the list of occupations`);
    const year = row.positive('may_year');
    const identity = {
      source_key: 'bls-oews',
      country: 'US',
      region: null,
      level: null,
      work_mode: null,
      period: `May ${year}`,
    } as const;
    const figures = {
      p10: wage(row, 'a_pct10'),
      p25: wage(row, 'a_pct25'),
      p50: row.positive('a_median'),
      p75: wage(row, 'a_pct75'),
      p90: wage(row, 'a_pct90'),
    };
    const known = Object.values(figures).filter((figure) => figure !== null);
    if (known.some((figure, index) => index > 0 && figure < (known[index - 1] ?? 0))) {
      row.refuse('the percentiles are not in order');
    }
    return {
      band_key: bandKey(role, identity),
      role: role.slug,
      role_label: role.label,
      occupation: `SOC ${code} ${row.text('occ_title')}`,
      ...identity,
      region_name: null,
      currency: 'USD',
      period_year: year,
      n: row.positive('tot_emp'),
      n_kind: 'employment_estimate',
      n_note: 'Estimated number of people employed in the occupation, not a sample size.',
      suppressed: false,
      ...figures,
    };
  });
}

/** A wage, or null for `#` (at or above the published ceiling) and `*` (not available). */
function wage(row: Row, column: (typeof COLUMNS)[number]): number | null {
  const cell = row.text(column);
  return cell === '#' || cell === '*' ? null : row.positive(column);
}
