import { expect, it } from 'vitest';
import { ageText } from './age-text';
import { dataAge, dataAges, isOutOfSeason } from './data-age';

it.each([
  // The day of the snapshot ends the period.
  [
    'ai-jobs-net',
    '2025-01-19',
    '2024-2025',
    '2024-01-01',
    '2025-01-19',
    'Pay ranges of 2024 to January 2025, 22 months old.',
  ],
  [
    'ai-jobs-net',
    '2025-01-19',
    '2025',
    '2025-01-01',
    '2025-01-19',
    'Pay ranges of January 2025, 22 months old.',
  ],
  [
    'ai-jobs-net',
    '2025-01-19',
    '2023',
    '2023-01-01',
    '2023-12-31',
    'Pay ranges of 2023, 35 months old.',
  ],
  [
    'ai-jobs-net',
    '2025-08-03',
    '2024-2025',
    '2024-01-01',
    '2025-08-03',
    'Pay ranges of 2024 to August 2025, 15 months old.',
  ],
  [
    'ai-jobs-net',
    '2025-08-03',
    '2025',
    '2025-01-01',
    '2025-08-03',
    'Pay ranges of January to August 2025, 15 months old.',
  ],
  // Editions that are no day end nothing.
  [
    'bls-oews',
    '2025-05',
    'May 2025',
    '2025-05-01',
    '2025-05-31',
    'Official pay of May 2025, 18 months old.',
  ],
  [
    'bls-oews-metro',
    '2025-05',
    'May 2024',
    '2024-05-01',
    '2024-05-31',
    'Official pay of May 2024, 30 months old.',
  ],
  [
    'ca-job-bank',
    '2025',
    '2025',
    '2025-01-01',
    '2025-12-31',
    'Official pay of 2025, 11 months old.',
  ],
  [
    'dol-lca-titles',
    '2025',
    'October 2024 to September 2025',
    '2024-10-01',
    '2025-09-30',
    'Filings of October 2024 to September 2025, 14 months old.',
  ],
  [
    'dol-lca',
    '2026-03',
    'October 2025 to March 2026',
    '2025-10-01',
    '2026-03-31',
    'Filings of October 2025 to March 2026, 8 months old.',
  ],
  [
    'employer-boards',
    '2026-11-30',
    'November 2026',
    '2026-11-01',
    '2026-11-30',
    'Posted ranges of November 2026, new.',
  ],
  [
    'employer-boards',
    '2026-10-30',
    'October 2026',
    '2026-10-01',
    '2026-10-30',
    'Posted ranges of October 2026, 1 month old.',
  ],
])('%s, edition %s, %s: %s to %s, %s', (source, edition, period, from, to, text) => {
  const age = dataAge({ source, edition, period }, '2026-11-30');
  expect([age?.from, age?.to, age && ageText(age)]).toEqual([from, to, text]);
});

it.each([
  ['2026-11-18', 21],
  ['2026-11-19', 22],
  ['2025-01-19', 0],
  // The clock of a server that is behind makes nothing younger than new.
  ['2024-12-31', 0],
])('counts whole months: on %s there are %i', (asOf, months) => {
  const snapshot = { source: 'ai-jobs-net', edition: '2025-01-19', period: '2024-2025' };
  expect(dataAge(snapshot, asOf)?.months).toBe(months);
});

it('says a history from its first to its last period, with the age of the last one', () => {
  const ages = dataAges(
    { key: 'bls-oews', edition: '2025-05' },
    ['May 2020', 'May 2025', 'unknown'],
    '2026-11-30',
  );
  expect(Object.keys(ages)).toEqual(['May 2020', 'May 2025']);
  const [first, last] = Object.values(ages);
  expect(last && ageText(last, first)).toBe('Official pay of May 2020 to May 2025, 18 months old.');
});

it('is out of season after 18 months', () => {
  expect([{ months: 18 }, { months: 19 }, null].map(isOutOfSeason)).toEqual([false, true, false]);
});
