import { expect, it } from 'vitest';
import { checkAnswer } from './answer-form';

const now = new Date('2026-11-24T12:00');
const answer = { from: 'ada@home.example', at: '2026-11-24T09:30', text: 'Tuesday suits me.' };
const past = 'Choose a day and time that is not in the future.';

it.each([
  [{}, {}],
  [{ from: 'Ada' }, { from: 'Write the address that the mail came from.' }],
  [{ at: '2026-11-24T12:01' }, { at: past }],
  [{ at: '' }, { at: past }],
  [{ text: ' ' }, { text: 'Paste the text.' }],
  [{ text: 'x'.repeat(20_001) }, { text: 'Use at most 20,000 characters.' }],
])('finds in an answer with %j: %j', (words, problems) => {
  expect(checkAnswer({ ...answer, ...words }, now)).toEqual(problems);
});
