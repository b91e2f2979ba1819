import { expect, it } from 'vitest';
import { linearAxis } from './linear-axis.ts';
import { placeAxis } from './place-axis.ts';
import { countryColor, dashesOf, roleColor } from '../chart-color.ts';

const months = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${2019 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  );

it('an axis of time keeps distances in time, whatever order the series have', () => {
  const axis = placeAxis(['2025', '2021', '2022']);
  expect(axis.places).toEqual(['2021', '2022', '2025']);
  expect(axis.at).toEqual([0, 24.98, 100]);
});

it.each([
  ['each of few places', ['2021', '2022', '2023'], '2021 2022 2023'],
  ['years of many months', months(90), '2019 2020 2021 2022 2023 2024 2025 2026'],
  ['months, with the year where it begins', months(14), 'Jan 2019 Mar May Jul Sep Nov Jan 2020'],
])('an axis of time labels %s', (_case, places, labels) => {
  const { ticks } = placeAxis(places);
  expect(ticks.map(({ label }) => label).join(' ')).toBe(labels);
});

it('an axis of time labels every second year where it is narrow', () => {
  const { ticks } = placeAxis(months(90));
  expect(ticks.map(({ isWideOnly }) => isWideOnly).slice(0, 3)).toEqual([false, true, false]);
});

it('an axis of time labels days of four weeks, the ends where it is narrow', () => {
  const days = Array.from({ length: 28 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  const { ticks } = placeAxis(days, (day) => day);
  expect(ticks.map(({ label }) => label.slice(8))).toEqual(['01', '07', '13', '19', '28']);
  expect(ticks.filter(({ isWideOnly }) => !isWideOnly).map(({ at }) => at)).toEqual([0, 100]);
});

it('an axis of time has one place in the middle', () => {
  expect(placeAxis(['2025']).at).toEqual([50]);
});

it('keeps the order of places that are no dates', () => {
  const axis = placeAxis(['Week 2', 'Week 10', 'Week 1']);
  expect(axis.places).toEqual(['Week 2', 'Week 10', 'Week 1']);
  expect(axis.at).toEqual([0, 50, 100]);
});

it('an axis of values spans round values around the data, without zero where that is far', () => {
  expect(linearAxis([138_000, 194_000]).domain).toEqual([130_000, 200_000]);
  expect(linearAxis([3, 17.4]).domain).toEqual([0, 20]);
  expect(linearAxis([30, 100]).domain).toEqual([0, 100]);
  expect(linearAxis([30, 100], { zero: false }).domain).toEqual([30, 100]);
  expect(linearAxis([90, 100], { zero: true }).domain).toEqual([0, 100]);
  expect(linearAxis([-15, 12]).ticks).toContain(0);
});

it('an axis of values has a length with one value, with none, and with fixed ends', () => {
  expect(linearAxis([100]).at(100)).toBe(50);
  expect(linearAxis([]).domain).toEqual([0, 1]);
  expect(linearAxis([5], { domain: [0, 20] }).at(5)).toBe(25);
});

it('an axis of values keeps room for text beside the data', () => {
  const axis = linearAxis([100, 200], { margin: 0.16 });
  expect([axis.at(100), axis.at(200)]).toEqual([16, 84]);
});

it.each([
  ['0 1', '0 1'],
  ['1 2', '0 1 2'],
  ['1 1', '0 1'],
  ['0 0', '0 1'],
  ['30 30', '27 28 29 30 31 32 33'],
  ['0.5 1', '0.5 0.6 0.7 0.8 0.9 1'],
])('an axis of the counts %s has whole lines: %s', (values, lines) => {
  expect(linearAxis(values.split(' ').map(Number)).ticks.join(' ')).toBe(lines);
});

it('a chart gives a role without a fixed color the same one every time', () => {
  expect(roleColor('robotics-engineer')).toBe(roleColor('robotics-engineer'));
  expect(roleColor('robotics-engineer')).toBeGreaterThanOrEqual(1);
  expect(roleColor('robotics-engineer')).toBeLessThanOrEqual(8);
});

it('a chart puts the United States and Canada in front of other countries', () => {
  expect(['US', 'CA', 'GB', 'NL'].map(countryColor)).toEqual([1, 2, 'muted', 'muted']);
});

it('a chart dashes the second line of a color and dots the third, but not lines of context', () => {
  expect(dashesOf([1, 2, 1, 'muted', 'muted', 1, 1])).toEqual([0, 0, 1, 0, 0, 2, 2]);
});
