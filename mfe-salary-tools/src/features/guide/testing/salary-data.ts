import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import {
  makeBand,
  makeJobBank,
  NO_FIGURES,
  NO_RANGES,
  testRate,
} from '../../../calculations/testing/make-band';
import { agedData, makeSource } from '../../dashboard/testing/make-salary-data';

/** A complete band of reported pay ranges for tests; the figures are made up. */
export function salaryBand(facts: Partial<SalaryBand> = {}): SalaryBand {
  const { role = 'example-engineer', level = null, source = 'ai-jobs-net', year = 2025 } = facts;
  const place = [facts.country ?? 'US', facts.region ?? 'all'];
  return makeBand({
    key: [source, ...place, role, level ?? 'all', year].join('/'),
    ...{ role, source, p90: 200_000, interval: { low: 147_000, high: 153_000 } },
    ...facts,
  });
}

export function suppressedBand(facts: Partial<SalaryBand> = {}): SalaryBand {
  return salaryBand({ n: 4, suppressed: true, ...NO_FIGURES, ...facts });
}

export function officialBand(facts: Partial<SalaryBand> = {}): SalaryBand {
  return salaryBand({
    source: 'bls-oews',
    nKind: 'employment_estimate',
    n: 200_000,
    ...NO_RANGES,
    period: `May ${facts.year ?? 2025}`,
    occupation: 'SOC 15-0001 Example Engineers',
    ...facts,
  });
}

export function canadianBand(facts: Partial<SalaryBand> = {}): SalaryBand {
  const own = { p10: 60_000, period: '2025', occupation: 'NOC 21000 Example engineers' };
  const { key: _key, role: _role, ...wage } = makeJobBank();
  return salaryBand({ ...wage, ...own, ...facts });
}

const source = (key: string, edition: string, attribution: string | null = null) =>
  makeSource({ key, edition, attribution, name: `Source ${key}`, retrievedOn: '2025-02-03' });

/** Salary data with one role, one occupation and one country figure, and the given bands besides. */
export function salaryData(bands: readonly SalaryBand[] = []): SalaryData {
  const all = [
    ...(bands.some(({ source: key }) => key === 'ai-jobs-net') ? [] : [salaryBand()]),
    ...(bands.some(({ source: key }) => key === 'bls-oews') ? [] : [officialBand()]),
    ...(bands.some(({ source: key }) => key === 'ca-job-bank') ? [] : [canadianBand()]),
    ...bands,
  ];
  return agedData({
    version: 'v1',
    sources: [
      source('ai-jobs-net', '2025-01-19'),
      source('bls-oews', '2025-05'),
      source('ca-job-bank', '2025-05', 'Contains it.'),
    ],
    roles: [...new Set(all.map(({ role }) => role))].map((key) => ({
      key,
      label: labelOf(key),
      open: false,
    })),
    bands: all,
    exchangeRate: testRate,
  });
}

function labelOf(key: string): string {
  return key.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );
}
