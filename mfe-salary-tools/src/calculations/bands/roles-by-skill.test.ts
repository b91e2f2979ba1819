import { expect, it } from 'vitest';
import { rolesBySkill } from './roles-by-skill';

const skills = [
  { key: 'pytorch', label: 'PyTorch', roles: ['ml', 'vision'] },
  { key: 'images', label: 'Images', roles: ['vision'] },
  { key: 'sql', label: 'SQL', roles: ['data'] },
];
const roles = ['data', 'ml', 'vision', 'ops'];

it('puts the role first that most of the skills point to', () => {
  expect(rolesBySkill(['pytorch', 'images'], skills, roles)).toEqual([
    { role: 'vision', count: 2 },
    { role: 'ml', count: 1 },
  ]);
});

it('keeps equal matches in the order of the roles', () => {
  const matches = rolesBySkill(['pytorch'], skills, roles);
  expect(matches.map(({ role }) => role)).toEqual(['ml', 'vision']);
});

it('suggests nothing without a skill, or for one that it does not know', () => {
  expect(rolesBySkill([], skills, roles)).toEqual([]);
  expect(rolesBySkill(['juggling'], skills, roles)).toEqual([]);
});

it('suggests no role that the data does not have', () => {
  expect(rolesBySkill(['images'], skills, ['data'])).toEqual([]);
});
