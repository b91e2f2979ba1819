import { expect, it } from 'vitest';
import { roleDescription, roleTitle } from './role-head';

const labels = [
  'AI Engineer',
  'Data Scientist',
  'Machine Learning Engineer',
  'Machine Learning Infrastructure Engineer',
  'Network and Computer Systems Administrator',
];

it('has a title of 30 to 60 characters for every role', () => {
  expect(labels.map((label) => roleTitle(label, 'AI Talent Experts'))).toEqual([
    'AI Engineer Salary in the US | AI Talent Experts',
    'Data Scientist Salary in the US | AI Talent Experts',
    'Machine Learning Engineer Salary, US | AI Talent Experts',
    'Machine Learning Infrastructure Engineer Salary in the US',
    'Network and Computer Systems Administrator Salary in the US',
  ]);
});

it.each(labels)('has a description of 120 to 160 characters for %s', (label) => {
  for (const short of [
    'median $192,250',
    'median $192,250, middle half $161,200 to $225,000',
    'median $96,000, middle half $81,200 to $105,000',
  ]) {
    expect(roleDescription(label, short)).toMatch(/^.{120,160}$/);
  }
});
