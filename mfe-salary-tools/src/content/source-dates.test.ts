import { expect, it } from 'vitest';
import { sourceDates } from './source-dates';

const source = { retrievedOn: '2026-11-21' };

it('keeps the time that figures describe apart from the day on which the file was fetched', () => {
  expect(sourceDates([{ period: '2024-2025', year: 2025 }], source)).toBe(
    'The figures describe 2024–2025. We fetched the file on November 21, 2026.',
  );
});

it('names the first and the last period of several, in order', () => {
  const bands = [
    { period: 'May 2025', year: 2025 },
    { period: 'May 2020', year: 2020 },
  ];
  expect(sourceDates(bands, source)).toMatch(/^The figures describe May 2020 to May 2025\./);
});

it('says only when the file was fetched where there are no figures', () => {
  expect(sourceDates([], source)).toBe('We fetched the file on November 21, 2026.');
});
