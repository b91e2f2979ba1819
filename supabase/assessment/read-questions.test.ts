import { expect, test } from 'vitest';
import { RefusedError } from '../sources/files/refused-error.ts';
import { parseQuestions } from './read-questions.ts';

const reading = {
  key: 'a-question',
  roles: ['data-scientist'],
  difficulty: 1,
  kind: 'code',
  prompt: 'What is printed?',
  code: ['a = 1', 'b = 2', '', 'print(a + b)'],
  options: [
    { id: 'a', text: '3' },
    { id: 'b', text: '12' },
    { id: 'c', text: '21' },
  ],
  answer: 'a',
  explanation: 'Because.',
};
const { code: _code, ...withoutCode } = reading;
const file = (question: object) => JSON.stringify({ skill: 'Python', questions: [question] });
const changed = (patch: object) => file({ ...reading, ...patch });

test('each question gets the skill of its file, and the lines of a snippet become one text', () => {
  expect(parseQuestions('python.json', file(reading))).toEqual([
    {
      ...reading,
      skill: 'Python',
      code: 'a = 1\nb = 2\n\nprint(a + b)',
      code_parts: expect.arrayContaining([['number', '1']]),
    },
  ]);
});

test('a question of another kind has no snippet', () => {
  const [question] = parseQuestions('python.json', file({ ...withoutCode, kind: 'single' }));
  expect([question?.code, question?.code_parts]).toEqual([null, null]);
});

test.each([
  ['text that is not JSON', '{', /python\.json: not JSON/],
  ['an unknown skill', JSON.stringify({ skill: 'Juggling', questions: [reading] }), /skill:/],
  ['an unknown role', changed({ roles: ['pilot'] }), /questions\.0\.roles\.0:/],
  ['a difficulty of four', changed({ difficulty: 4 }), /questions\.0\.difficulty:/],
  ['a key with a space', changed({ key: 'a question' }), /questions\.0\.key: must be words/],
  ['an empty prompt', changed({ prompt: ' ' }), /questions\.0\.prompt: must be text/],
  ['two options', changed({ options: reading.options.slice(1) }), /questions\.0\.options:/],
  ['a code reading without a snippet', file(withoutCode), /questions\.0\.code:/],
  ['a snippet of three lines', changed({ code: ['a', 'b', 'c'] }), /questions\.0\.code:/],
  ['a snippet with another kind', changed({ kind: 'single' }), /questions\.0: .*code/],
  ['one answer to an order question', file({ ...withoutCode, kind: 'order' }), /0\.answer:/],
])('%s is refused, with file and place', (_case, text, message) => {
  expect(() => parseQuestions('python.json', text)).toThrow(RefusedError);
  expect(() => parseQuestions('python.json', text)).toThrow(message);
});
