import { expect, it } from 'vitest';
import { type WorstText, worstTexts } from './worst-texts.ts';

it.each<[RegExp, WorstText]>([
  [/ +$/, { before: '\0', repeated: ' ', after: '\0a0 \n' }],
  [/^(a+)+$/, { before: '', repeated: 'a', after: '\n' }],
  [/^[^ @]+@[^ @]+\.[^ @]+$/, { before: 'a@', repeated: '.', after: '\n' }],
  [/<meta\b[^>]*>/, { before: '', repeated: '<meta ', after: '' }],
  [/“[^”]*”/, { before: '', repeated: '“a', after: '' }],
  [/"(?:[^"\\]|\\.)*"/s, { before: '"', repeated: '\\"', after: '' }],
  [/(?<=x)y*z/, { before: 'x', repeated: 'y', after: '\n' }],
  [/^[^ ]*@(h[^ (]+):\d$/, { before: '', repeated: 'a@ha:', after: '\n' }],
  [/(?:ab|c){2,}\d{65,}/, { before: 'cc', repeated: '0', after: '' }],
])('pumps the repetitions of %s', (expression, text) => {
  expect(worstTexts(expression)).toContainEqual(text);
});

it('has no texts for an expression that looks at a fixed number of characters', () => {
  expect(worstTexts(/^[a-z]{1,64}x?$/)).toEqual([]);
});
