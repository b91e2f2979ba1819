import { expect, it } from 'vitest';
import { contactLink } from './contact-link.ts';
import { contextFacts, knownContext, readContext } from './hire-context.ts';

const everything =
  'role=mlops-engineer&level=SE&place=Austin%2C+TX&mode=onsite&amount=180000CAD&from=%2Fhire-mlops-engineers&calculation=view%3Dhire%23figures%3Asalary%3D180000';

it('reads what pages and other sites write, in the words of people', () => {
  expect(contextFacts(readContext(everything)).map(({ label, text }) => [label, text])).toEqual([
    ['Role', 'MLOps engineer'],
    ['Level', 'Senior'],
    ['Place', 'Austin, TX'],
    ['Work mode', 'On site'],
    ['Salary', 'CA$180,000 a year'],
    ['Page', '/hire-mlops-engineers'],
    ['Calculation', '/ai-salary-calculator?view=hire#figures:salary=180000'],
  ]);
  expect(contextFacts(readContext('?role=machine-learning-engineer'))).toEqual([
    { name: 'role', label: 'Role', text: 'Machine learning engineer' },
  ]);
});

it.each([
  'role=juggler',
  'role=constructor',
  'level=constructor',
  'level=__proto__',
  'mode=moon',
  'place=https://spam.example',
  'place=ada@company.example',
  'place=%00%0A',
  `place=${'x'.repeat(61)}`,
  'amount=0100000',
  'amount=999999999',
  'amount=1e9',
  'from=//elsewhere.example/?a=b',
  'calculation=javascript:alert(1)',
  'calculation=%3Cb%3E',
  'email=ada@company.example',
  `role=mlops-engineer&place=${'x'.repeat(2000)}`,
])('drops %s', (query) => {
  expect(readContext(query)).toEqual({});
  expect(knownContext(query)).toBe('');
});

it('writes the same query again, so that the function reads what the page sent', () => {
  expect(knownContext(knownContext(everything))).toBe(
    'role=mlops-engineer&level=senior&place=Austin%2C+TX&mode=on-site&amount=180000CAD&from=%2Fhire-mlops-engineers&calculation=view%3Dhire%23figures%3Asalary%3D180000',
  );
});

it('puts amounts where no server sees them', () => {
  expect(contactLink({})).toBe('/contact-ai-recruiters');
  expect(contactLink({ role: 'mlops-engineer', level: null, amount: '180000USD' })).toBe(
    '/contact-ai-recruiters?role=mlops-engineer#amount=180000USD',
  );
});
