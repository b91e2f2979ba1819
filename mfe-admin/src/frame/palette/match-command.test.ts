import { expect, test } from 'vitest';
import { matchCommand } from './match-command';

const keywords = ['Import jobs from a file', 'Job import'];

test.each([
  ['import jobs', 1],
  ['IMP', 1],
  ['jobs file', 0.8],
  ['mport', 0.5],
  ['job', 0.8],
])('%s fits with %d', (typed, score) => {
  expect(matchCommand(typed, keywords)).toBe(score);
});

test.each(['ijf', 'import posts', 'sal'])('%s does not fit', (typed) => {
  expect(matchCommand(typed, keywords)).toBe(0);
});

test('nothing typed fits everything', () => {
  expect(matchCommand('', keywords)).toBe(1);
});
