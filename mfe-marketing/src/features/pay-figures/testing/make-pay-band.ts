import type { PayBand } from '../api/get-pay-bands';

/** A band with figures that are easy to tell apart; name only what the test is about. */
export function makePayBand(band: Partial<PayBand> = {}): PayBand {
  return {
    role: 'ai-engineer',
    roleLabel: 'AI Engineer',
    p25: 140_250,
    p50: 170_500,
    p75: 205_750,
    ranges: 1263,
    all: { ranges: 2632, median: 175_250 },
    period: '2024-2025',
    source: {
      name: 'Example Pay Survey',
      url: 'https://survey.example',
      licence: 'CC0 1.0',
      attribution: null,
      method: 'Midpoints of reported ranges.',
    },
    ...band,
  };
}
