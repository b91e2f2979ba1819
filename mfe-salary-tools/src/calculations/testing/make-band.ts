import type { ExchangeRate, SalaryBand } from '@talent/api/salary/salary-data';

/** A band of reported pay ranges in the United States, all levels and modes, for tests. */
export function makeBand(differences: Partial<SalaryBand> = {}): SalaryBand {
  return {
    key: 'postings/US/data-scientist',
    role: 'data-scientist',
    occupation: null,
    level: null,
    country: 'US',
    region: null,
    regionName: null,
    workMode: null,
    currency: 'USD',
    period: '2024-2025',
    year: 2025,
    current: true,
    n: 400,
    nKind: 'postings',
    nNote: null,
    suppressed: false,
    p10: 100_000,
    p25: 120_000,
    p50: 150_000,
    p75: 180_000,
    p90: 220_000,
    interval: { low: 146_000, high: 154_000 },
    allRows: { n: 700, p10: 102_000, p25: 123_000, p50: 152_000, p75: 181_000, p90: 221_000 },
    points: 8,
    bins: null,
    source: 'postings',
    ...differences,
  };
}

export const NO_FIGURES = {
  p10: null,
  p25: null,
  p50: null,
  p75: null,
  p90: null,
  interval: null,
  allRows: null,
  points: null,
} as const;

export const NO_RANGES = { interval: null, allRows: null, points: null } as const;

/** An exchange rate for tests: 1.3698 CAD for 1 USD, the average of 2024. */
export const testRate: ExchangeRate = {
  cadPerUsd: 1.3698,
  kind: 'annual',
  day: '2024-12-31',
  source: 'Bank of Canada',
  url: 'https://rates.example/annual',
};

/** The same without figures, because there are too few cases. */
export function makeSuppressed(n: number, differences: Partial<SalaryBand> = {}): SalaryBand {
  return makeBand({ ...NO_FIGURES, suppressed: true, n, ...differences });
}

export function makeJobBank(differences: Partial<SalaryBand> = {}): SalaryBand {
  return makeBand({
    ...{ source: 'ca-job-bank', country: 'CA', currency: 'CAD', n: null, nKind: null },
    ...{ p10: 62_400, p25: null, p50: 96_000, p75: null, p90: 145_000, ...NO_RANGES },
    ...differences,
  });
}
