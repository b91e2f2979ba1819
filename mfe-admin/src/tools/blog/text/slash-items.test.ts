import { expect, it } from 'vitest';
import { slashItems, slashWordAt } from './slash-items';

const at = (text: string, place = text.length) => slashWordAt({ text, start: place, end: place });

it.each([
  ['/', { from: 0, typed: '' }],
  ['First.\n\n/he', { from: 8, typed: 'he' }],
  ['/numbered l', { from: 0, typed: 'numbered l' }],
])('%j opens the menu', (text, word) => {
  expect(at(text)).toEqual(word);
});

it.each(['and/or', ' /he', '/blog/a', '/2026', 'First.\n', ''])('%j does not', (text) => {
  expect(at(text)).toBeNull();
});

it('a slash before other words of the line, or with a selection, does not', () => {
  expect(at('/he and more', 3)).toBeNull();
  expect(slashWordAt({ text: '/he', start: 1, end: 3 })).toBeNull();
  expect(at('/he\nNext line', 3)).toEqual({ from: 0, typed: 'he' });
});

it.each([
  ['', 15, 'Heading'],
  ['he', 1, 'Heading'],
  ['li', 4, 'List'],
  ['numbered', 1, 'Numbered list'],
  ['chart', 1, 'Figure'],
  ['python', 1, 'Code'],
  ['zzz', 0, undefined],
])('%j finds %i blocks, first %s', (typed, count, first) => {
  const found = slashItems(typed);
  expect([found.length, found[0]?.label]).toEqual([count, first]);
});
