import type { SalaryBand, SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import { NO_FIGURES, NO_RANGES, testRate } from '../../../calculations/testing/make-band';

/** A complete band of reported pay ranges for tests; the figures are made up. */
export function salaryBand(facts: Partial<SalaryBand> = {}): SalaryBand {
  const { role = 'example-engineer', level = null, source = 'ai-jobs-net', year = 2025 } = facts;
  return {
    key: [source, facts.country ?? 'US', facts.region ?? 'all', role, level ?? 'all', year].join(
      '/',
    ),
    role,
    level,
    source,
    year,
    occupation: null,
    country: 'US',
    region: null,
    regionName: null,
    workMode: null,
    currency: 'USD',
    period: '2024-2025',
    current: true,
    n: 400,
    nKind: 'postings',
    nNote: null,
    suppressed: false,
    p10: 100_000,
    p25: 120_000,
    p50: 150_000,
    p75: 180_000,
    p90: 200_000,
    interval: { low: 147_000, high: 153_000 },
    allRows: { n: 700, p10: 102_000, p25: 123_000, p50: 152_000, p75: 181_000, p90: 201_000 },
    points: 8,
    bins: null,
    ...facts,
  };
}

/** A band with too few pay ranges. */
export function suppressedBand(facts: Partial<SalaryBand> = {}): SalaryBand {
  return salaryBand({ n: 4, suppressed: true, ...NO_FIGURES, ...facts });
}

/** A band of the official US statistics. */
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

/** A band of Job Bank. */
export function canadianBand(facts: Partial<SalaryBand> = {}): SalaryBand {
  return salaryBand({
    source: 'ca-job-bank',
    country: 'CA',
    currency: 'CAD',
    nKind: null,
    n: null,
    p25: null,
    p75: null,
    p10: 60_000,
    p50: 96_000,
    p90: 145_000,
    ...NO_RANGES,
    period: '2025',
    occupation: 'NOC 21000 Example engineers',
    ...facts,
  });
}

function source(key: string, attribution: string | null = null): SalarySource {
  return {
    key,
    edition: key === 'ai-jobs-net' ? '2025-01-19' : '2025-05',
    name: `Source ${key}`,
    publisher: 'Example',
    attribution,
    url: `https://data.example/${key}`,
    licence: 'CC0 1.0',
    licenceUrl: null,
    method: 'Counted for this test.',
    retrievedOn: '2025-02-03',
  };
}

/** Salary data with one role, one occupation and one country figure, and the given bands besides. */
export function salaryData(bands: readonly SalaryBand[] = []): SalaryData {
  const all = [
    ...(bands.some(({ source: key }) => key === 'ai-jobs-net') ? [] : [salaryBand()]),
    ...(bands.some(({ source: key }) => key === 'bls-oews') ? [] : [officialBand()]),
    ...(bands.some(({ source: key }) => key === 'ca-job-bank') ? [] : [canadianBand()]),
    ...bands,
  ];
  return {
    version: 'v1',
    sources: [source('ai-jobs-net'), source('bls-oews'), source('ca-job-bank', 'Contains it.')],
    roles: [...new Set(all.map(({ role }) => role))].map((key) => ({
      key,
      label: labelOf(key),
      open: false,
    })),
    bands: all,
    exchangeRate: testRate,
  };
}

/** `Example Engineer` from `example-engineer`. */
function labelOf(key: string): string {
  return key.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );
}
