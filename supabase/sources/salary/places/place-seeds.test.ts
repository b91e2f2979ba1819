import { expect, test } from 'vitest';
import { placeSeed } from '../../testing/seed-edition.ts';

const metros = placeSeed('bls-oews-metro');
const titles = placeSeed('dol-lca-titles');
const occupations = placeSeed('dol-lca-occupations');

const current = metros.cells.filter(({ period_current: isCurrent }) => isCurrent);
const dataScientists = current.filter(({ occupation }) => occupation === '15-2051');
const inMetro = (place: string) => dataScientists.find((cell) => cell.place === place);

test('data scientists of metros in May 2025 have the published figures', () => {
  expect(inMetro('san-jose-ca')).toMatchObject({
    ...{ role: 'data-scientist', period: 'May 2025', n: 6060, n_kind: 'employment_estimate' },
    ...{ p10: 109_740, p25: 149_570, p50: 185_080, p75: 219_460, p90: 282_840 },
  });
  const medians = ['san-francisco-ca', 'seattle-wa', 'new-york-ny'].map((key) => inMetro(key)?.p50);
  expect(medians).toEqual([170_110, 164_740, 135_980]);
  expect(inMetro('austin-tx')).toMatchObject({ p50: 127_360, n: 3730, quotient: 1.71 });
  expect(dataScientists).toHaveLength(291);
  expect(dataScientists.filter(({ p50 }) => p50 !== undefined)).toHaveLength(282);
});

test('years before May 2025 have employment and median alone, and a top-coded median is at least so much', () => {
  const history = metros.cells.filter(({ period_current: isCurrent }) => !isCurrent);
  expect(new Set(history.map(({ period }) => period))).toEqual(
    new Set(['May 2021', 'May 2022', 'May 2023', 'May 2024']),
  );
  expect(history.every(({ p25, p50, quotient }) => (p50 ?? 0) > 0 && !p25 && !quotient)).toBe(true);
  const open = metros.cells.filter((cell) => cell.at_least);
  expect(open).toHaveLength(5);
  expect(open).toContainEqual({
    ...{ place: 'san-jose-ca', role: 'computer-and-information-systems-manager' },
    ...{ occupation: '11-3021', period: 'May 2024', period_year: 2024 },
    ...{ n: 20_190, n_kind: 'employment_estimate', p50: 239_200, at_least: ['p50'] },
  });
});

test('a metro whose code is new breaks its line, and others do not', () => {
  const redrawn = metros.cells.filter((cell) => cell.redrawn);
  const of2024 = new Set(
    redrawn.filter((cell) => cell.period_year === 2024).map((cell) => cell.place),
  );
  expect(of2024).toContain('cleveland-oh');
  expect(redrawn.filter(({ place }) => place === 'austin-tx')).toEqual([]);
  expect(redrawn.filter((cell) => cell.period_year === 2021)).toEqual([]);
});

test('a metro has the first city of its name, its code and all its states', () => {
  const place = (key: string) => metros.places.find((one) => one.key === key);
  expect(place('austin-tx')).toEqual({
    ...{ key: 'austin-tx', kind: 'metro', country: 'US', code: '12420', short_name: 'Austin' },
    ...{ name: 'Austin-Round Rock-San Marcos, TX', states: ['TX'] },
  });
  expect(place('new-york-ny')?.states).toEqual(['NY', 'NJ']);
  const named = ['winston-salem-nc', 'honolulu-hi', 'louisville-ky', 'coeur-dalene-id'];
  expect(named.map((key) => place(key)?.short_name)).toEqual([
    ...['Winston-Salem', 'Honolulu', 'Louisville', "Coeur d'Alene"],
  ]);
  expect(metros.places).toHaveLength(388);
});

test('machine learning engineers by title have the published figures', () => {
  const engineers = titles.cells.filter(({ role }) => role === 'machine-learning-engineer');
  expect(engineers.find(({ place, tier }) => !place && !tier)).toEqual({
    ...{ role: 'machine-learning-engineer', n: 2448, n_kind: 'filings' },
    ...{ period: 'October 2024 to September 2025', period_year: 2025, period_current: true },
    ...{ p25: 148_500, p50: 185_364, p75: 225_716 },
  });
  expect(engineers.find(({ tier }) => tier === 'senior')).toMatchObject({ n: 573, p50: 199_534 });
  const medians = ['san-jose-ca', 'austin-tx', 'dallas-tx'].map(
    (key) => engineers.find(({ place }) => place === key)?.p50,
  );
  expect(medians).toEqual([211_286, 149_250, 125_000]);
});

test('filings by occupation have states, wage levels and cities in the metro of their name', () => {
  const ofStates = (role: string) => {
    const states = new Set(
      occupations.places.filter(({ kind }) => kind === 'state').map(({ key }) => key),
    );
    const own = occupations.cells.filter(
      (cell) => cell.role === role && states.has(cell.place ?? ''),
    );
    return own.reduce((sum, { n }) => sum + (n ?? 0), 0);
  };
  // The publisher counts 7,076 and 65,840 in the country: states with fewer than ten filings are in no row.
  expect(ofStates('data-scientist')).toBe(7036);
  expect(ofStates('software-developer')).toBe(65_807);
  const of = (match: object) =>
    expect(occupations.cells).toContainEqual(
      expect.objectContaining({ role: 'data-scientist', ...match }),
    );
  of({
    tier: 'level-2',
    n: 2483,
    p10: 92_000,
    p25: 98_000,
    p50: 120_000,
    p75: 147_000,
    p90: 175_000,
  });
  of({ place: 'california', n: 1647, p50: 175_000, period: 'October 2025 to March 2026' });
  of({ place: 'seattle-city-wa', n: 329, p50: 152_000 });
  const place = (key: string) => occupations.places.find((one) => one.key === key);
  expect(place('bellevue-city-wa')?.metro).toBe('seattle-wa');
  // Another metro is named Columbus too, in Georgia.
  expect(place('columbus-city-oh')?.metro).toBe('columbus-oh');
  expect(place('mclean-city-va')).toMatchObject({ name: 'Mclean, VA', short_name: 'McLean' });
  expect(place('mclean-city-va')?.metro).toBeUndefined();
  expect(place('texas')).toMatchObject({ kind: 'state', code: 'TX', states: ['TX'] });
});

test('no cell of filings has fewer than ten', () => {
  const few = [...titles.cells, ...occupations.cells].filter(({ n }) => (n ?? 0) < 10);
  expect(few).toEqual([]);
});

test('a machine learning engineer is filed under several occupations', () => {
  const { shares } = placeSeed('dol-lca-title-occupations');
  const own = shares.filter(({ role }) => role === 'machine-learning-engineer');
  expect(own.slice(0, 3)).toEqual([
    { role: 'machine-learning-engineer', occupation: '15-1252', filings: 1087, share: 0.5779 },
    { role: 'machine-learning-engineer', occupation: '15-2051', filings: 604, share: 0.3211 },
    { role: 'machine-learning-engineer', occupation: '15-1221', filings: 88, share: 0.0468 },
  ]);
  expect(own.reduce((sum, { filings }) => sum + filings, 0)).toBe(1881);
});

test('price levels are of 2024, and the country is 100', () => {
  const { parities, source } = placeSeed('bea-rpp');
  expect(source.edition).toBe('2024');
  expect(parities.find(({ place }) => place === 'austin-tx')).toEqual({
    ...{ place: 'austin-tx', year: 2024, parity: 98.066 },
  });
});

test('each source names its official publisher, its license, and that an extract was read', () => {
  const keys = ['dol-lca-titles', 'dol-lca-occupations', 'dol-lca-title-occupations'];
  for (const [publisher, ...of] of [
    ['US Bureau of Labor Statistics', 'bls-oews-metro'],
    ['US Bureau of Economic Analysis', 'bea-rpp'],
    ['US Department of Labor', ...keys],
  ]) {
    for (const key of of) {
      const { source } = placeSeed(key);
      expect(source).toMatchObject({ publisher, licence: 'US federal public domain' });
      expect(source.method).toContain('an extract of the official file');
    }
  }
});
