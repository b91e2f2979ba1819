import { expect, it } from 'vitest';
import { guideOf } from '../testing/guide';
import { salaryBand } from '../testing/salary-data';
import { guideOutline, rankedFirst, rolesInOrder } from './guide-outline';

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
