import { expect, it } from 'vitest';
import { cityDay, sharedHours, workingDays } from './working-day';

const city = 'America/New_York';
const shared = (zone: string) => workingDays(zone, city).map((day) => sharedHours(day));

it('counts the hours that nine to five there has in common with nine to five here', () => {
  expect(shared('America/Los_Angeles')).toEqual([5, 5]);
  expect(shared('Europe/London')).toEqual([3, 3]);
  expect(shared('Europe/Berlin')).toEqual([2, 2]);
  expect(shared('Asia/Kolkata')).toEqual([0, 0]);
});

it('knows that places without daylight saving time are nearer for half of the year', () => {
  expect(shared('America/Sao_Paulo')).toEqual([6, 7]);
  expect(shared('Africa/Johannesburg')).toEqual([1, 2]);
});

it('places a day of half hours', () => {
  const [winter] = workingDays('America/St_Johns', 'America/Toronto');
  expect(winter).toEqual({ startsAt: 7.5, hours: 8 });
});

it('has the whole day in common with itself', () => {
  expect(sharedHours(cityDay)).toBe(8);
});

it('refuses a name that is no zone', () => {
  expect(() => workingDays('America/Springfield', city)).toThrow(RangeError);
});
