import { expect, it } from 'vitest';
import { dataAges } from '@talent/api/salary/data-age';
import { datedName, fileDate, fileDay, sourceDates } from './source-dates';

const dated = 'A pay file, snapshot of January 19, 2025';
const asOf = '2026-11-30';
const snapshot = {
  ...{ name: 'A pay file', edition: '2025-01-19', retrievedOn: '2026-11-21' },
  ages: dataAges({ key: 'ai-jobs-net', edition: '2025-01-19' }, ['2024-2025'], asOf),
};
const official = {
  ...{ name: 'Official wages', edition: '2025-05', retrievedOn: '2026-11-21' },
  ages: dataAges({ key: 'bls-oews', edition: '2025-05' }, ['May 2020', 'May 2025'], asOf),
};
const named = { ...snapshot, name: dated };
const span = { period: '2024-2025' };
const [may, first] = [{ period: 'May 2025' }, { period: 'May 2020' }];

const fetched = 'We fetched the file on November 21, 2026.';
it.each([
  [
    [span],
    snapshot,
    'Pay ranges of 2024 to January 2025, 22 months old. The snapshot is of January 19, 2025.',
  ],
  [[may], official, `Official pay of May 2025, 18 months old. ${fetched}`],
  [[may, first], official, `Official pay of May 2020 to May 2025, 18 months old. ${fetched}`],
  // The name of the source holds the day of the snapshot.
  [[span], named, 'Pay ranges of 2024 to January 2025, 22 months old.'],
  [[], named, ''],
  [[], snapshot, 'The snapshot is of January 19, 2025.'],
  [[], official, fetched],
])('says of the bands %j of %j: %s', (bands, source, text) => {
  expect(sourceDates(bands, source)).toBe(text);
});

it('never takes the day of fetching for the day of a snapshot, and names a snapshot once', () => {
  const days = [snapshot, official].map((source) => [fileDay(source), fileDate(source)]);
  expect(days).toEqual([
    ['2025-01-19', 'snapshot of January 19, 2025'],
    ['2026-11-21', 'file fetched November 21, 2026'],
  ]);
  expect([named, snapshot].map(datedName)).toEqual([dated, dated]);
});
