import { expect, it } from 'vitest';
import { cutTitle } from './cut-title';

it('leaves a title alone that fits, on one line', () => {
  expect(cutTitle(' Pay  by\nlevel of ', 20)).toBe('Pay by level of');
});

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

it('never leaves half a character', () => {
  const cut = cutTitle('𝒜'.repeat(20), 9);
  expect(cut.isWellFormed()).toBe(true);
  expect(cut).toBe('𝒜𝒜𝒜𝒜');
});
