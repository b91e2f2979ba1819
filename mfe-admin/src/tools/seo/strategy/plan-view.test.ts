import { expect, test } from 'vitest';
import { unsupportedFigures } from './plan-view';

const facts = [
  {
    id: 'p1.title',
    page: '/ai-salary-guide-2025',
    label: 'Title',
    value: '"Guide" (5 characters)',
  },
  { id: 'p1.load-time', page: '/ai-salary-guide-2025', label: 'Load time', value: '1240 ms' },
];
const figures = (why: string, title = 'Do it') => unsupportedFigures({ title, why }, facts);

test('accepts figures that were measured or that a rule names', () => {
  expect(figures('The title of /ai-salary-guide-2025 has 5 of 30 to 60 characters.')).toEqual([]);
  expect(figures('The document took 1240 ms, and there is more than 1 h1 and an h2.')).toEqual([]);
});

test('figures without a source are named, each once', () => {
  expect(figures('This brings 35% more clicks, up to 1,300 a month, and 35 % more.')).toEqual([
    '35%',
    '1,300',
  ]);
  expect(figures('Nothing.', 'Get 3 times the traffic')).toEqual(['3']);
});
