import type { SalaryBand } from '@talent/api/salary/salary-data';

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
    bins: null,
    source: 'postings',
    ...differences,
  };
}

/** The same without figures, because there are too few cases. */
export function makeSuppressed(n: number, differences: Partial<SalaryBand> = {}): SalaryBand {
  const none = { p10: null, p25: null, p50: null, p75: null, p90: null, interval: null };
  return makeBand({ ...none, suppressed: true, n, ...differences });
}
