import type { PayPlace, PlaceCell, PlacePay } from '@talent/api/salary/place-pay';

const place = (key: string, kind: PayPlace['kind'], more: Partial<PayPlace> = {}): PayPlace => ({
  ...{ key, kind, country: 'US', code: null, states: ['TX'], metro: null },
  ...{ name: `${key}, TX`, shortName: key },
  ...more,
});

/** A cell of official pay; the figures are made up. */
export const makeCell = (differences: Partial<PlaceCell> = {}): PlaceCell => ({
  ...{ source: 'bls-oews-metro', place: 'austin-tx', country: 'US', currency: 'USD' },
  ...{ role: 'data-scientist', occupation: '15-2051', tier: null, period: 'May 2025', year: 2025 },
  ...{ current: true, redrawn: false, n: 3730, nKind: 'employment_estimate', quotient: 1.5 },
  ...{ p10: 70_000, p25: 100_000, p50: 127_360, p75: 160_000, p90: 190_000, atLeast: [] },
  ...differences,
});

/** A cell of filings by occupation. */
export const makeFilings = (differences: Partial<PlaceCell> = {}): PlaceCell =>
  makeCell({
    ...{ source: 'dol-lca-occupations', place: 'texas', nKind: 'filings', n: 400, quotient: null },
    ...{ period: 'October 2025 to March 2026', year: 2026, p50: 118_000 },
    ...differences,
  });

/** Austin and its city, Waco where few work, and Texas around both; a title that is filed under two occupations. */
export function makePlacePay(cells: readonly PlaceCell[] = [makeCell(), makeFilings()]): PlacePay {
  return {
    version: 'v',
    sources: [],
    places: [
      place('austin-tx', 'metro', {
        name: 'Austin-Round Rock, TX',
        shortName: 'Austin',
        code: '12420',
      }),
      place('austin-city-tx', 'city', {
        name: 'Austin, TX',
        shortName: 'Austin',
        metro: 'austin-tx',
      }),
      place('waco-tx', 'metro', { name: 'Waco, TX', shortName: 'Waco', code: '47380' }),
      place('texas', 'state', { name: 'Texas', shortName: 'Texas', code: 'TX' }),
    ],
    cells: [...cells],
    parities: [{ source: 'bea-rpp', place: 'austin-tx', year: 2024, parity: 98.066 }],
    shares: [
      ...[
        ['15-2051', 0.6],
        ['15-1252', 0.35],
      ].map(([occupation, share]) => ({
        ...{ source: 'dol-lca-title-occupations', role: 'data-engineer', filings: 10 },
        ...{ occupation: String(occupation), share: Number(share) },
      })),
    ],
  };
}
