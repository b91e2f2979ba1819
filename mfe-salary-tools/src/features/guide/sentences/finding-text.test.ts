import { expect, it } from 'vitest';
import { publishedRoles } from '../facts/guide';
import { exampleBands, guideOf } from '../testing/guide';
import { canadianBand, officialBand, salaryBand } from '../testing/salary-data';
import {
  canadaFinding,
  historyFinding,
  officialFinding,
  overviewFinding,
  roleFinding,
} from './finding-text';

const band = (role: string, p50: number, n = 400) => salaryBand({ role, p50, n });

it('goes from the lowest to the highest median of all roles, and rests on no small sample', () => {
  const bands = [band('a', 210_000, 18), band('b', 190_000, 100), band('c', 110_000, 150)];
  const guide = guideOf(...bands, band('d', 90_000, 99));
  expect(overviewFinding(guide)).toBe('From $110,000 for C to $190,000 for B');
});

const around = [band('b', 100_000), band('c', 120_000), band('d', 140_000)];
const level = (name: 'EN' | 'MI' | 'SE' | 'EX', p50: number, n = 100) =>
  salaryBand({ role: 'a', level: name, n, p50 });
const leveled = (...levels: ReturnType<typeof salaryBand>[]) => [band('a', 150_000), ...levels];

it.each([
  ['a', [band('a', 165_000, 37), ...around], 'About $165,000, from only 37 ranges'],
  ['a', [band('a', 165_000, 67), ...around], 'About $165,000, from 67 ranges'],
  // The largest step between two levels that both have enough ranges.
  [
    'a',
    leveled(
      level('EN', 100_000),
      level('MI', 120_000),
      level('SE', 130_000),
      level('EX', 260_000, 99),
    ),
    '$150,000 at the median; from entry level to mid level it rises most, by 20%',
  ],
  [
    'a',
    leveled(level('MI', 100_000), level('SE', 114_000)),
    '$150,000 at the median; from mid level to senior it rises by 14%',
  ],
  // A higher level may have the lower median.
  ['a', leveled(level('MI', 160_000), level('SE', 150_000)), '$150,000 at the median'],
  ['d', around, '$140,000 at the median, 17% above the middle of these roles'],
  ['b', around, '$100,000 at the median, 17% below the middle of these roles'],
  ['c', around, '$120,000 at the median, in the middle of these roles'],
])('finds of the role %s (%#)', (key, bands, finding) => {
  const all = publishedRoles(guideOf(...bands));
  const role = all.find((candidate) => candidate.key === key);
  expect(role && roleFinding(role, all)).toBe(finding);
});

it('says how far a role with enough ranges is from the occupation of the same name', () => {
  const own = { role: 'data-scientist', occupation: 'SOC 15-2051 Data Scientists' };
  const official = [
    officialBand({ ...own, p50: 120_000 }),
    officialBand({ role: 'x', p50: 90_000 }),
  ];
  const finding = (n: number) =>
    officialFinding(guideOf(band('data-scientist', 150_000, n), ...official));
  expect(finding(400)).toBe('Reported ranges for Data Scientist are 25% above the official wage');
  expect(finding(20)).toBe('Official medians go from $90,000 to $120,000');
});

it('follows the official median that rose most', () => {
  expect(historyFinding(guideOf(...exampleBands()))).toBe(
    'Data Scientists: the median rose 5% a year from 2021 to 2025',
  );
  expect(historyFinding(guideOf(officialBand()))).toBe('');
});

it('names the provinces at both ends, and nothing where there is only one', () => {
  const [occupation] = guideOf(...exampleBands()).canada;
  expect(occupation && canadaFinding(occupation)).toBe(
    'Highest in Ontario, CA$99,000; lowest in New Brunswick, CA$82,000',
  );
  const [single] = guideOf(canadianBand({ region: 'ON', regionName: 'Ontario' })).canada;
  expect(single && canadaFinding(single)).toBe('');
});
