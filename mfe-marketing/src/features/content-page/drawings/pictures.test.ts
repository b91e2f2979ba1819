import { markCount, type Picture } from '@talent/ui/picture';
import { expect, it } from 'vitest';
import {
  hoursPicture,
  scorePicture,
  stairPicture,
  weeksOf,
  weeksPicture,
  monthsOf,
  periodPicture,
  yearPicture,
} from '../figures/draw-figure';
import { cityDay, sharedHours, workingDays } from './working-day';

/** Marks of the group that the words name, and all marks. */
function marks(picture: Picture): [named: number, all: number] {
  const named = picture.paths.filter(({ color }) => color === 'signal');
  return [markCount({ ...picture, paths: named }), markCount(picture)];
}

it('weeks are read from the ways in which the pages write them', () => {
  expect(weeksOf('Week 1')).toEqual([1, 1]);
  expect(weeksOf('Weeks 2 and 3')).toEqual([2, 3]);
  expect(weeksOf('Weeks 6 to 8')).toEqual([6, 8]);
  expect(weeksOf('Weeks 9-10')).toEqual([9, 10]);
  expect(weeksOf('6 weeks before')).toBeNull();
  expect(weeksOf(undefined)).toBeNull();
});

it('weeks are a stroke each, those of the step named', () => {
  expect(marks(weeksPicture([3, 4], 8))).toEqual([2, 8]);
});

it('draws a score of three as three of four squares', () => {
  expect(marks(scorePicture(3))).toEqual([3, 4 + 0]);
});

it('draws the second of three levels as a stair of six squares, three of them filled', () => {
  expect(marks(stairPicture(2, 3))).toEqual([3, 6]);
});

it('draws the paid months of each person, and the months that are not paid', () => {
  expect(marks(yearPicture([{ from: 1, to: 3 }]))).toEqual([3, 12]);
  expect(
    marks(
      yearPicture([
        { from: 1, to: 12 },
        { from: 5, to: 12 },
      ]),
    ),
  ).toEqual([20, 24]);
  expect(yearPicture([{ from: 1, to: 12 }]).height).toBe(16);
});

it('a period is counted in months of thirty days', () => {
  expect(monthsOf('24 months')).toBe(24);
  expect(monthsOf('90 days')).toBe(3);
  expect(monthsOf('24 hours')).toBeCloseTo(1 / 30);
  expect(() => monthsOf('a while')).toThrow('is no period');
});

it('a period is a stroke a month, or one hollow stroke', () => {
  expect(marks(periodPicture('90 days', 24))).toEqual([3, 3]);
  expect(marks(periodPicture('7 days', 24))).toEqual([0, 1]);
  expect(periodPicture('7 days', 24).width).toBe(192);
});

it('fills the hours that two places share, between the lines at nine and five', () => {
  expect(marks(hoursPicture({ startsAt: 12, hours: 8 }, cityDay))).toEqual([5, 8 + 2]);
  expect(marks(hoursPicture({ startsAt: -1.5, hours: 8 }, cityDay))).toEqual([0, 8 + 2]);
});

const city = 'America/New_York';

it.each([
  ['America/Los_Angeles', [5, 5]],
  ['Europe/London', [3, 3]],
  ['Europe/Berlin', [2, 2]],
  ['Asia/Kolkata', [0, 0]],
  // Places without daylight saving time are nearer for half of the year.
  ['America/Sao_Paulo', [6, 7]],
  ['Africa/Johannesburg', [1, 2]],
  [city, [8, 8]],
])('nine to five in %s has %j hours in common with nine to five here', (zone, hours) => {
  expect(workingDays(zone, city).map((day) => sharedHours(day))).toEqual(hours);
});

it('places a day of half hours', () => {
  const [winter] = workingDays('America/St_Johns', 'America/Toronto');
  expect(winter).toEqual({ startsAt: 7.5, hours: 8 });
});

it('refuses a name that is no zone', () => {
  expect(() => workingDays('America/Springfield', city)).toThrow(RangeError);
});
