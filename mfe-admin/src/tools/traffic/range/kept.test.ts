import { expect, it } from 'vitest';
import { isBeforeEvents, isBeforeVisits } from './kept';

const now = new Date('2026-11-24T12:00:00Z');
const from = (day: string) => ({ from: day, to: '2026-11-24' });

it('knows from which day on single events are kept', () => {
  expect(isBeforeEvents(from('2026-08-26'), now)).toBe(false);
  expect(isBeforeEvents(from('2026-08-25'), now)).toBe(true);
});

it('knows from which day on single visits are kept', () => {
  expect(isBeforeVisits(from('2025-10-24'), now)).toBe(false);
  expect(isBeforeVisits(from('2025-10-23'), now)).toBe(true);
});
