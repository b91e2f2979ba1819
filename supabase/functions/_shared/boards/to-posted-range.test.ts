import { expect, test } from 'vitest';
import type { BoardPosting } from './board-posting.ts';
import { toPostedRange } from './to-posted-range.ts';

const posting: BoardPosting = {
  id: '1',
  title: 'Machine Learning Engineer',
  link: 'https://boards.example/acme/1',
  place: 'Austin, TX',
  country: null,
  region: null,
  commitment: null,
  pay: { low: 180_000, high: 220_000, currency: 'USD', period: 'year' },
  text: '',
};
const read = (patch: Partial<BoardPosting>, country: 'US' | 'CA' = 'US') =>
  toPostedRange({ ...posting, ...patch }, { country });

test('a posting becomes a range with its place, its link and its own title', () => {
  expect(read({ title: 'Senior Machine Learning Engineer II, Ads (Remote)' })).toEqual({
    posting: '1',
    role: 'machine-learning-engineer',
    title: 'Senior Machine Learning Engineer II, Ads (Remote)',
    place: 'Austin, TX',
    country: 'US',
    region: 'TX',
    low: 180_000,
    high: 220_000,
    currency: 'USD',
    period: 'year',
    link: 'https://boards.example/acme/1',
  });
});

test.each([
  ['Sr. Data Scientist - Growth', 'data-scientist'],
  ['Staff AI Engineer', 'ai-engineer'],
  ['Principal Applied Scientist | Search', 'applied-scientist'],
  ['Data Engineer IV', 'data-engineer'],
])('%s is a role', (title, role) => {
  expect(read({ title })).toMatchObject({ role });
});

test.each<[string, Partial<BoardPosting>, string]>([
  ['another title', { title: 'Manager, Data Science' }, 'role'],
  ['a longer title', { title: 'Machine Learning Engineering Manager' }, 'role'],
  ['an internship', { title: 'Data Scientist, Intern' }, 'full-time'],
  ['a contract', { title: 'Data Engineer (Contract)' }, 'full-time'],
  ['part-time work', { commitment: 'Part-time' }, 'full-time'],
  ['a contract by its field', { commitment: 'Full-time Contract' }, 'full-time'],
  ['a field that says nothing known', { commitment: 'Intern' }, 'full-time'],
  ['another country', { country: 'DE' }, 'place'],
  ['pay of the other country', { place: 'Toronto, ON' }, 'place'],
  ['no pay', { pay: null }, 'pay'],
  ['no address', { link: 'javascript:alert(1)' }, 'form'],
  [
    'a bare $ without a country',
    { pay: null, place: 'Remote', text: '$180,000 - $220,000 a year' },
    'pay',
  ],
])('%s is left out', (_name, patch, reason) => {
  expect(read(patch)).toBe(reason);
});

test.each(['Full-time', 'FullTime', 'Permanent', 'Regular'])('%s is full-time', (commitment) => {
  expect(read({ commitment })).toMatchObject({ role: 'machine-learning-engineer' });
});

test('pay is read from the text where no field has it, in the dollars of the place', () => {
  const text = 'Base pay is $150,000 - $190,000 a year.';
  expect(read({ pay: null, text })).toMatchObject({ low: 150_000, currency: 'USD' });
  expect(read({ pay: null, text, place: 'Toronto, ON' })).toMatchObject({
    low: 150_000,
    currency: 'CAD',
    country: 'CA',
  });
});

test('a place without a country is in that of the board, if the pay is', () => {
  expect(read({ place: 'Remote' })).toMatchObject({ country: 'US', region: null });
  expect(read({ place: 'Remote' }, 'CA')).toBe('place');
});
