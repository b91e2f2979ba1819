import { expect, test } from 'vitest';
import { roleOfTitle, SALARY_ROLES } from './roles.ts';

test.each([
  ['Machine Learning Engineer', 'machine-learning-engineer'],
  ['  machine   learning ENGINEER ', 'machine-learning-engineer'],
  ['MLOps Engineer', 'mlops-engineer'],
  ['NLP Engineer', 'nlp-engineer'],
  ['BI Engineer', 'business-intelligence-engineer'],
  ['AI Research Scientist', 'ai-scientist'],
])('"%s" is the role %s', (title, slug) => {
  expect(roleOfTitle(title)?.slug).toBe(slug);
});

test.each(['Manager', 'Associate', 'Software Engineer', 'Lead Data Scientist', ''])(
  '"%s" is not a role',
  (title) => {
    expect(roleOfTitle(title)).toBeNull();
  },
);

test('every role is found by its name in any spelling of case and spaces, and by nothing longer', () => {
  for (const role of SALARY_ROLES.filter(({ titles }) => titles.length > 0)) {
    expect(roleOfTitle(` ${role.label.toUpperCase().replaceAll(' ', '  ')}\t`)).toBe(role);
    expect(roleOfTitle(`${role.label} x`)).toBeNull();
  }
});

test('no title and no slug means two roles', () => {
  const titles = SALARY_ROLES.flatMap((role) => role.titles.map((title) => title.toLowerCase()));
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(SALARY_ROLES.map(({ slug }) => slug)).size).toBe(SALARY_ROLES.length);
});
