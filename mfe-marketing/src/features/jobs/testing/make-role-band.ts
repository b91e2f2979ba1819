import type { RoleBand } from '../api/get-role-bands';

/** A band of machine learning engineers in the United States; name only what the test is about. */
export function makeRoleBand(band: Partial<RoleBand> = {}): RoleBand {
  return {
    role: 'machine-learning-engineer',
    level: 'senior',
    country: 'US',
    low: 140_500,
    median: 172_500,
    high: 215_000,
    kind: 'half',
    ranges: 1200,
    age: 'Pay ranges of 2024 to January 2025, 22 months old.',
    source: { name: 'Example Survey', url: 'https://example.com/', attribution: null },
    ...band,
  };
}
