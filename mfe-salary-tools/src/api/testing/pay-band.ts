import type { PayBand, PaySource } from '../band-group';

/** A complete band for tests; the figures are made up. */
export function payBand(facts: Partial<PayBand> = {}): PayBand {
  return {
    key: facts.role ?? 'example',
    role: 'Example Engineer',
    occupation: null,
    region: null,
    period: '2024-2025',
    n: 120,
    suppressed: false,
    p10: 100_000,
    p25: 120_000,
    p50: 150_000,
    p75: 180_000,
    p90: 210_000,
    ...facts,
  };
}

/** A source for tests. */
export function paySource(facts: Partial<PaySource> = {}): PaySource {
  return {
    key: 'ai-jobs-net',
    name: 'Example collection of postings',
    url: 'https://data.example/postings',
    licence: 'CC0 1.0',
    attribution: null,
    method: 'Counted for this test.',
    ...facts,
  };
}
