import { expect, it } from 'vitest';
import { cutTitle } from './cut-title';
import { clip } from './post-head/head-description';

it.each([
  [
    'What AI engineers earn in the US and Canada, and what the sources can tell you',
    60,
    'What AI engineers earn in the US and Canada',
  ],
  [
    'Contract or permanent for AI work? Decide by the work, not by the budget line',
    60,
    'Contract or permanent for AI work? Decide by the work',
  ],
  ['Pay in Canada, by province', 14, 'Pay in Canada'],
  ['Pay in Canada, by province', 17, 'Pay in Canada'],
  ['Pay in Canada (by province)', 18, 'Pay in Canada'],
])(
  'cuts %j at %i between words, and not after a word that needs another one',
  (title, limit, cut) => {
    expect(cutTitle(title, limit)).toBe(cut);
  },
);

it('cuts within a word where less than half would be left', () => {
  expect(cutTitle('x'.repeat(30), 10)).toBe('xxxxxxxxxx');
  expect(cutTitle(`By ${'x'.repeat(30)}`, 10)).toBe('By xxxxxxx');
  expect(cutTitle('to be or not to be that is the question', 12)).toBe('to be or');
});

it('leaves a text alone that fits, on one line', () => {
  expect(cutTitle(' Pay  by\nlevel of ', 20)).toBe('Pay by level of');
  expect(clip(' A  text\nthat fits ', 20)).toBe('A text that fits');
});

it.each([
  ['Pay in Canada, by province', 20, 'Pay in Canada, by…'],
  ['Pay in Canada, by province', 16, 'Pay in Canada…'],
  ['Pay in Canada, by', 14, 'Pay in Canada…'],
  ['x'.repeat(30), 10, `${'x'.repeat(9)}…`],
])('clips %j at %i between words where it can, and says so', (text, limit, cut) => {
  expect(clip(text, limit)).toBe(cut);
});

it('never leaves half a character', () => {
  expect(cutTitle('𝒜'.repeat(20), 9)).toBe('𝒜𝒜𝒜𝒜');
  const cut = clip('𝒜'.repeat(20), 10);
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(10);
});
