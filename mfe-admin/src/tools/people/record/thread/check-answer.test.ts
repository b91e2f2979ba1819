import { expect, it } from 'vitest';
import { checkAnswer } from './check-answer';

const now = new Date('2026-11-24T12:00');
const answer = { from: 'ada@home.example', at: '2026-11-24T09:30', text: 'Tuesday suits me.' };

it.each([
  ['a whole answer', answer, {}],
  ['no sender', { ...answer, from: 'Ada' }, { from: 'Write the address that the mail came from.' }],
  [
    'a time to come',
    { ...answer, at: '2026-11-24T12:01' },
    { at: 'Choose a day and time that is not in the future.' },
  ],
  ['no time', { ...answer, at: '' }, { at: 'Choose a day and time that is not in the future.' }],
  ['no words', { ...answer, text: ' ' }, { text: 'Paste the text.' }],
  [
    'too many words',
    { ...answer, text: 'x'.repeat(20_001) },
    { text: 'Use at most 20,000 characters.' },
  ],
])('says what is wrong with %s', (_, words, problems) => {
  expect(checkAnswer(words, now)).toEqual(problems);
});
