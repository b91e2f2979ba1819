import { readCsv } from './csv-table.ts';
import type { Role } from './roles.ts';
import { bandKey, type SalaryBand } from './salary-band.ts';
import { HOURS_A_YEAR } from './sources.ts';

const COLUMNS = [
  'noc',
  'occupation',
  'province',
  'region',
  'low_cad_hour',
  'median_cad_hour',
  'high_cad_hour',
] as const;

const ROLES: Readonly<Record<string, Role>> = {
  '21211': { slug: 'data-scientist', label: 'Data Scientist' },
  '21232': { slug: 'software-developer', label: 'Software Developer' },
};

const PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  ON: 'Ontario',
  QC: 'Quebec',
  SK: 'Saskatchewan',
};

/**
 * Canadian bands of Job Bank, CAD a year (hourly wage x 2,080): the country and each province. Rows
 * of single cities are left out, so that no two bands cover the same people under one province.
 * @throws ImportError for an unknown occupation or province, or a wage that is not a number.
 */
export function jobBankBands(file: string, text: string): SalaryBand[] {
  return readCsv(file, text, COLUMNS).flatMap((row) => {
    const code = row.text('noc');
    const role = ROLES[code] ?? row.refuse(`noc "${code}" is not on the list of occupations`);
    const province = row.text('province');
    const place = province === '' ? 'Canada' : PROVINCES[province];
    if (place === undefined) return row.refuse(`province "${province}" is unknown`);
    const p50 = yearly(row.positive('median_cad_hour'));
    const p10 = row.text('low_cad_hour') === '' ? null : yearly(row.positive('low_cad_hour'));
    const p90 = row.text('high_cad_hour') === '' ? null : yearly(row.positive('high_cad_hour'));
    if ((p10 ?? p50) > p50 || p50 > (p90 ?? p50))
      row.refuse('low, median and high are not in order');
    if (row.text('region') !== place) return [];
    const identity = {
      source_key: 'ca-job-bank',
      country: 'CA',
      region: province === '' ? null : province,
      level: null,
      work_mode: null,
      period: '2025',
    } as const;
    const band: SalaryBand = {
      band_key: bandKey(role, identity),
      role: role.slug,
      role_label: role.label,
      occupation: `NOC ${code} ${row.text('occupation')}`,
      ...identity,
      region_name: province === '' ? null : place,
      currency: 'CAD',
      period_year: 2025,
      n: null,
      n_kind: null,
      n_note: 'Job Bank does not publish a sample size.',
      suppressed: false,
      p10,
      p25: null,
      p50,
      p75: null,
      p90,
    };
    return [band];
  });
}

function yearly(hourly: number): number {
  return Math.round(hourly * HOURS_A_YEAR);
}
