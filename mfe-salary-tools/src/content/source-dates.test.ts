import { expect, it } from 'vitest';
import { datedName, fileDate, fileDay, sourceDates } from './source-dates';

const snapshot = { name: 'A pay file', edition: '2025-01-19', retrievedOn: '2026-11-21' };
const official = { name: 'Official wages', edition: '2025-05', retrievedOn: '2026-11-21' };

it('keeps the time that figures describe apart from the day of the snapshot', () => {
  expect(sourceDates([{ period: '2024-2025', year: 2025 }], snapshot)).toBe(
    'The figures describe 2024–2025. The snapshot is of January 19, 2025.',
  );
});

it('names the day on which we fetched a file that its publisher does not date', () => {
  expect(sourceDates([{ period: 'May 2025', year: 2025 }], official)).toBe(
    'The figures describe May 2025. We fetched the file on November 21, 2026.',
  );
});

it('names the first and the last period of several, in order', () => {
  const bands = [
    { period: 'May 2025', year: 2025 },
    { period: 'May 2020', year: 2020 },
  ];
  expect(sourceDates(bands, official)).toMatch(/^The figures describe May 2020 to May 2025\./);
});

it('does not repeat the day of a snapshot that the name of the source holds', () => {
  const named = { ...snapshot, name: 'A pay file, snapshot of January 19, 2025' };
  expect(sourceDates([{ period: '2024-2025', year: 2025 }], named)).toBe(
    'The figures describe 2024–2025.',
  );
  expect(sourceDates([], named)).toBe('');
  expect(datedName(named)).toBe('A pay file, snapshot of January 19, 2025');
  expect(datedName(snapshot)).toBe('A pay file, snapshot of January 19, 2025');
});

it('says only the day of the file where there are no figures', () => {
  expect(sourceDates([], snapshot)).toBe('The snapshot is of January 19, 2025.');
  expect(sourceDates([], official)).toBe('We fetched the file on November 21, 2026.');
});

it('never takes the day of fetching for the day of a snapshot', () => {
  expect([fileDay(snapshot), fileDate(snapshot)]).toEqual([
    '2025-01-19',
    'snapshot of January 19, 2025',
  ]);
  expect([fileDay(official), fileDate(official)]).toEqual([
    '2026-11-21',
    'file fetched November 21, 2026',
  ]);
});
