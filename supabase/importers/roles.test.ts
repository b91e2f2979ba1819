import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POSTING_ROLES, roleOfTitle } from './roles.ts';

test.each([
  ['Machine Learning Engineer', 'machine-learning-engineer'],
  ['  machine   learning ENGINEER ', 'machine-learning-engineer'],
  ['MLOps Engineer', 'mlops-engineer'],
  ['NLP Engineer', 'nlp-engineer'],
])('"%s" is the role %s', (title, slug) => {
  expect(roleOfTitle(title)?.slug).toBe(slug);
});

test.each(['Manager', 'Associate', 'AI Developer', 'Lead Data Scientist', ''])(
  '"%s" is no role',
  (title) => {
    expect(roleOfTitle(title)).toBeNull();
  },
);

test('any spelling of case and spaces finds a role by its name, and nothing else does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...POSTING_ROLES), fc.string({ minLength: 1 }), (role, extra) => {
      expect(roleOfTitle(` ${role.label.toUpperCase().replaceAll(' ', '  ')}\t`)).toBe(role);
      if (extra.trim() !== '') expect(roleOfTitle(`${role.label}${extra.trim()}`)).toBeNull();
    }),
  );
});
