import { expect, it } from 'vitest';
import { publishedRoles, suppressedRoles } from './guide';
import { exampleBands, guideOf } from '../testing/guide';
import { canadianBand, officialBand, salaryBand, salaryData } from '../testing/salary-data';
import { guideBands, GuideDataError, toGuide } from './to-guide';
import { guideOutline, rankedFirst, rolesInOrder } from './guide-outline';

it('the guide has the roles by median, highest first, and those without figures last', () => {
  const guide = guideOf(...exampleBands());
  expect(guide.roles.map(({ label }) => label)).toEqual([
    'Ai Engineer',
    'Data Scientist',
    'Data Engineer',
    'Nlp Engineer',
  ]);
  expect(publishedRoles(guide)).toHaveLength(3);
  expect(suppressedRoles(guide).map(({ key }) => key)).toEqual(['nlp-engineer']);
});

it('the guide puts the levels of a role in the order of experience', () => {
  const levels = (['EX', 'SE', 'EN', 'MI'] as const).map((level) => salaryBand({ level }));
  const [role] = guideOf(salaryBand(), ...levels).roles;
  expect(role?.levels.map(({ level }) => level)).toEqual(['EN', 'MI', 'SE', 'EX']);
});

it('the guide follows an official occupation through its years', () => {
  const [first] = guideOf(...exampleBands()).occupations;
  expect(first).toMatchObject({
    code: 'SOC 15-2051',
    name: 'Data Scientists',
    now: { p50: 120_000 },
    history: [
      { year: 2021, p50: 100_000 },
      { year: 2025, p50: 120_000 },
    ],
  });
});

it('the guide tells provinces from cities', () => {
  const [occupation] = guideOf(...exampleBands()).canada;
  expect(occupation?.country?.region).toBeNull();
  expect(occupation?.provinces.map(({ region }) => region)).toEqual(['ON', 'NB']);
  expect(occupation?.cities.map(({ region }) => region)).toEqual(['toronto']);
});

it('the guide leaves out work modes, distributions and earlier postings', () => {
  const bands = guideBands(
    salaryData([
      salaryBand({ bins: { start: 0, width: 1, counts: [1] } }),
      salaryBand({ workMode: 'remote' }),
      salaryBand({ year: 2023, current: false }),
      officialBand({ year: 2023, current: false }),
      officialBand(),
      canadianBand({ year: 2024, current: false }),
    ]),
  );
  expect(bands.map(({ source, year, bins }) => [source, year, bins])).toEqual([
    ['ai-jobs-net', 2025, null],
    ['bls-oews', 2023, null],
    ['bls-oews', 2025, null],
  ]);
});

it('the guide is as new as the newest of its sources', () => {
  const data = salaryData();
  const sources = data.sources.map((source, index) => ({
    ...source,
    retrievedOn: `2025-0${index + 1}-01`,
  }));
  expect(toGuide({ ...data, sources }).updatedOn).toBe('2025-03-01');
});

it.each([
  ['a source', { sources: [] }, /no source ai-jobs-net/],
  ['postings', { bands: [officialBand(), canadianBand()] }, /no bands for roles/],
  ['wages in Canada', { bands: [salaryBand(), officialBand()] }, /no bands for canada/],
])('the guide is not made without %s', (_, lack, message) => {
  const broken = () => toGuide({ ...salaryData(), ...lack });
  expect(broken).toThrow(GuideDataError);
  expect(broken).toThrow(message);
});

const guide = guideOf(
  salaryBand({ role: 'few', n: 16, p50: 212_800 }),
  salaryBand({ role: 'enough', n: 100, p50: 190_000 }),
  salaryBand({ role: 'many', n: 400, p50: 110_000 }),
  salaryBand({ role: 'open', n: 200, p50: 120_000 }),
  salaryBand({ role: 'open', level: 'SE', n: 150, p50: 130_000 }),
);

it('tells roles with levels first and those of few ranges last, in text and contents alike', () => {
  expect(rolesInOrder(guide).map(({ key }) => key)).toEqual(['open', 'enough', 'many', 'few']);
  const roles = guideOutline(guide).find(({ id }) => id === 'roles');
  expect(roles?.parts.map(({ id }) => id)).toEqual([
    'role-open',
    'role-enough',
    'role-many',
    'role-few',
  ]);
});

it('puts no role of few ranges at the top of the picture of all', () => {
  expect(rankedFirst(guide).map(({ key }) => key)).toEqual(['enough', 'open', 'many', 'few']);
});
