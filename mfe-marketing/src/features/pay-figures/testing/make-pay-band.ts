import type { PayBand } from '../api/get-pay-bands';

/** A band with figures that are easy to tell apart; name only what the test is about. */
export function makePayBand(band: Partial<PayBand> = {}): PayBand {
  return {
    level: null,
    role: 'ai-engineer',
    roleLabel: 'AI Engineer',
    p25: 140_250,
    p50: 170_500,
    p75: 205_750,
    ranges: 1263,
    all: { ranges: 2632, median: 175_250 },
    age: 'Pay ranges of 2024 to January 2025, 22 months old.',
    isOutOfSeason: true,
    source: {
      key: 'ai-jobs-net',
      edition: '2025-01-19',
      name: 'Example Pay Survey',
      url: 'https://survey.example',
      licence: 'CC0 1.0',
      attribution: null,
      method: 'Midpoints of reported ranges.',
    },
    ...band,
  };
}
