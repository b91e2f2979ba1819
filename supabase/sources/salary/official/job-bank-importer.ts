import type { SourceRow } from '@talent/functions/files/source-row.ts';
import { regionName } from '@talent/jobs/regions';
import { HOURS_A_YEAR, jobBankSource } from '../edition/sources.ts';
import type { SalaryBand } from '../figures/salary-band.ts';
import { isAscending, roleOfCode, wageBand, wageImporter } from './wage-importer.ts';

const ROLE_OF_OCCUPATION: Readonly<Record<string, string>> = {
  '21211': 'data-scientist',
  '21232': 'software-developer',
};

/**
 * Wages in Canada from Job Bank, CAD a year (hourly wage x 2,080): the country, provinces, and cities. A
 * city's people are counted in its province as well.
 */
export const jobBankImporter = wageImporter({
  name: 'ca-job-bank',
  title: 'Job Bank wages of Canada (jobbank.gc.ca)',
  files: ['canada-job-bank-2025.csv'],
  seedEdition: '2025',
  edition: { form: /^\d{4}$/, example: '2025, the year of the wages' },
  columns: [
    'noc',
    'occupation',
    'province',
    'region',
    'low_cad_hour',
    'median_cad_hour',
    'high_cad_hour',
  ],
  source: jobBankSource,
  readRow: (row, edition) => {
    const figures = {
      p10: row.text('low_cad_hour') === '' ? null : yearly(row.positive('low_cad_hour')),
      p50: yearly(row.positive('median_cad_hour')),
      p90: row.text('high_cad_hour') === '' ? null : yearly(row.positive('high_cad_hour')),
    };
    if (!isAscending(Object.values(figures))) row.refuse('low, median and high are not in order');
    return wageBand('ca-job-bank', {
      role: roleOfCode(row, 'noc', ROLE_OF_OCCUPATION),
      occupation: `NOC ${row.text('noc')} ${row.text('occupation')}`,
      country: 'CA',
      ...place(row),
      period: edition,
      period_year: Number(edition),
      period_current: true,
      n: null,
      n_kind: null,
      n_note: 'Job Bank does not publish a sample size.',
      figures,
    });
  },
  facts: (bands) => [
    {
      label: 'rows with a median alone',
      count: bands.filter(({ p10, p90 }) => p10 === null || p90 === null).length,
    },
    {
      label: 'cities',
      count: bands.filter(({ region }) => region !== null && !isProvince(region)).length,
    },
  ],
});

/** The country, a province by its code, or a city by its slug. */
function place(row: SourceRow): Pick<SalaryBand, 'region' | 'region_name'> {
  const [code, name] = [row.text('province'), row.text('region')];
  if (code === '') {
    return name === 'Canada'
      ? { region: null, region_name: null }
      : row.refuse(`region "${name}" has no province`);
  }
  const province = regionName('CA', code) ?? row.refuse(`province "${code}" is unknown`);
  if (name === '') row.refuse('region is empty');
  // `Québec` is the province as well.
  if (slugOf(name) === slugOf(province)) return { region: code, region_name: province };
  return { region: slugOf(name), region_name: name };
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '');
}

function isProvince(region: string): boolean {
  return regionName('CA', region) !== undefined;
}

function yearly(hourly: number): number {
  return Math.round(hourly * HOURS_A_YEAR);
}
