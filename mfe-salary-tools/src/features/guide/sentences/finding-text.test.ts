import { describe, expect, it } from 'vitest';
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

const roles = (...bands: ReturnType<typeof salaryBand>[]) => publishedRoles(guideOf(...bands));
const findingOf = (key: string, ...bands: ReturnType<typeof salaryBand>[]) => {
  const all = roles(...bands);
  const role = all.find((candidate) => candidate.key === key);
  if (!role) throw new Error(`There is no role ${key}.`);
  return roleFinding(role, all);
};

describe('the finding of all roles', () => {
  it('goes from the lowest to the highest median, and rests on no small sample', () => {
    const guide = guideOf(
      salaryBand({ role: 'a', n: 18, p50: 210_000 }),
      salaryBand({ role: 'b', n: 100, p50: 190_000 }),
      salaryBand({ role: 'c', n: 150, p50: 110_000 }),
      salaryBand({ role: 'd', n: 99, p50: 90_000 }),
    );
    expect(overviewFinding(guide)).toBe('From $110,000 for C to $190,000 for B');
  });
});

describe('the finding of a role', () => {
  const around = [
    salaryBand({ role: 'b', p50: 100_000 }),
    salaryBand({ role: 'c', p50: 120_000 }),
    salaryBand({ role: 'd', p50: 140_000 }),
  ];

  it('says from how few ranges a small sample comes, and compares it with nothing', () => {
    expect(findingOf('a', salaryBand({ role: 'a', n: 37, p50: 165_000 }), ...around)).toBe(
      'About $165,000, from only 37 ranges',
    );
    expect(findingOf('a', salaryBand({ role: 'a', n: 67, p50: 165_000 }), ...around)).toBe(
      'About $165,000, from 67 ranges',
    );
  });

  it('is the largest step between two levels that both have enough ranges', () => {
    const levels = [
      salaryBand({ role: 'a', level: 'EN', n: 100, p50: 100_000 }),
      salaryBand({ role: 'a', level: 'MI', n: 100, p50: 120_000 }),
      salaryBand({ role: 'a', level: 'SE', n: 100, p50: 130_000 }),
      salaryBand({ role: 'a', level: 'EX', n: 99, p50: 260_000 }),
    ];
    expect(findingOf('a', salaryBand({ role: 'a' }), ...levels)).toBe(
      '$150,000 at the median; from entry level to mid level it rises most, by 20%',
    );
  });

  it('is the one step where only two levels have enough ranges', () => {
    const levels = [
      salaryBand({ role: 'a', level: 'MI', n: 100, p50: 100_000 }),
      salaryBand({ role: 'a', level: 'SE', n: 100, p50: 114_000 }),
    ];
    expect(findingOf('a', salaryBand({ role: 'a' }), ...levels)).toBe(
      '$150,000 at the median; from mid level to senior it rises by 14%',
    );
  });

  it('is no step where a higher level has the lower median', () => {
    const levels = [
      salaryBand({ role: 'a', level: 'MI', n: 100, p50: 160_000 }),
      salaryBand({ role: 'a', level: 'SE', n: 100, p50: 150_000 }),
    ];
    expect(findingOf('a', salaryBand({ role: 'a' }), ...levels)).toBe('$150,000 at the median');
  });

  it('is the distance to the middle of the roles otherwise', () => {
    expect(findingOf('d', ...around)).toBe(
      '$140,000 at the median, 17% above the middle of these roles',
    );
    expect(findingOf('b', ...around)).toBe(
      '$100,000 at the median, 17% below the middle of these roles',
    );
    expect(findingOf('c', ...around)).toBe('$120,000 at the median, in the middle of these roles');
  });
});

describe('the finding of official wages', () => {
  it('is how far a role with enough ranges is from the occupation of the same name', () => {
    const own = { role: 'data-scientist', occupation: 'SOC 15-2051 Data Scientists' };
    const guide = (n: number) =>
      guideOf(
        salaryBand({ role: 'data-scientist', n, p50: 150_000 }),
        officialBand({ ...own, p50: 120_000 }),
        officialBand({ role: 'x', p50: 90_000 }),
      );
    expect(officialFinding(guide(400))).toBe(
      'Reported ranges for Data Scientist are 25% above the official wage',
    );
    expect(officialFinding(guide(20))).toBe('Official medians go from $90,000 to $120,000');
  });

  it('follows the median that rose most', () => {
    expect(historyFinding(guideOf(...exampleBands()))).toBe(
      'Data Scientists: the median rose 5% a year from 2021 to 2025',
    );
    expect(historyFinding(guideOf(officialBand()))).toBe('');
  });
});

it('names the provinces at both ends, and nothing where there is only one', () => {
  const [occupation] = guideOf(...exampleBands()).canada;
  expect(occupation && canadaFinding(occupation)).toBe(
    'Highest in Ontario, CA$99,000; lowest in New Brunswick, CA$82,000',
  );
  const [single] = guideOf(canadianBand({ region: 'ON', regionName: 'Ontario' })).canada;
  expect(single && canadaFinding(single)).toBe('');
});
