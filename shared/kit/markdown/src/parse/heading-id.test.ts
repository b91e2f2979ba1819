import { expect, it } from 'vitest';
import { headingId, headingIds } from './heading-id.ts';

it.each([
  ['What it costs', 'section-what-it-costs'],
  ['1. Résumés & “offers”', 'section-1-resumes-offers'],
  ['Gehälter in 100% der Fälle', 'section-gehalter-in-100-der-falle'],
  ['日本', 'section-日本'],
  ['???', 'section-part'],
])('names %s %s', (text, id) => {
  expect(headingId(text)).toBe(id);
});

it('finds a heading by the fragment of a link to it', () => {
  expect(headingId('what%20it-costs')).toBe(headingId('What it costs'));
  expect(headingId('section-what-it-costs')).toBe(headingId('What it costs'));
});

it('gives no id twice', () => {
  const idOf = headingIds();
  expect(['Costs', 'Costs', 'Costs 2', 'Costs'].map(idOf)).toEqual([
    'section-costs',
    'section-costs-2',
    'section-costs-2-2',
    'section-costs-3',
  ]);
});
