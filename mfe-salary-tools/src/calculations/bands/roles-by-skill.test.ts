import { expect, it } from 'vitest';
import { rolesBySkill } from './roles-by-skill';

const skills = [
  { key: 'pytorch', label: 'PyTorch', roles: ['ml', 'vision'] },
  { key: 'images', label: 'Images', roles: ['vision'] },
  { key: 'sql', label: 'SQL', roles: ['data'] },
];
const roles = ['data', 'ml', 'vision', 'ops'];

it.each([
  [
    'the role first that most of the skills point to',
    ['pytorch', 'images'],
    roles,
    'vision 2, ml 1',
  ],
  ['equal matches in the order of the roles', ['pytorch'], roles, 'ml 1, vision 1'],
  ['nothing without a skill', [], roles, ''],
  ['nothing for a skill that it does not know', ['juggling'], roles, ''],
  ['no role that the data does not have', ['images'], ['data'], ''],
])('suggests %s', (_, chosen, known, suggested) => {
  const matches = rolesBySkill(chosen, skills, known);
  expect(matches.map(({ role, count }) => `${role} ${count}`).join(', ')).toBe(suggested);
});
