import { expect, it } from 'vitest';
import { line, lines } from './schema.ts';
import { labelOf } from './choice.ts';

const limits = { min: 3, max: 5 };
const texts = { missing: 'Missing.', tooShort: 'Too short.', tooLong: 'Too long.' };
const illegible = 'Remove the characters that cannot be displayed.';
const messagesOf = (field: ReturnType<typeof line>, value: unknown) =>
  field.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  [undefined, 'Missing.'],
  ['   ', 'Missing.'],
  ['ab', 'Too short.'],
  ['abcdef', 'Too long.'],
  ['ab\ncd', illegible],
  ['ab\u0007cd', illegible],
])('refuses the line %j with one sentence', (value, message) => {
  expect(messagesOf(line(limits, texts), value)).toEqual([message]);
});

it('says that a field is missing where it has no words for too short', () => {
  const { missing, tooLong } = texts;
  expect(messagesOf(line(limits, { missing, tooLong }), 'ab')).toEqual(['Missing.']);
});

it('takes an empty line where none is asked for', () => {
  expect(line({ min: 0, max: 5 }, texts).parse(' ')).toBe('');
});

it('counts the end of a line as one character on every system', () => {
  for (const text of ['a\r\nb\r\nc', 'a\rb\rc', 'a\nb\nc']) {
    expect(lines(limits, texts).parse(text)).toBe('a\nb\nc');
  }
});

it('keeps tabulators in a text and refuses other control characters wherever they are', () => {
  expect(lines(limits, texts).parse('a\tb')).toBe('a\tb');
  for (const text of ['\u0007abc', 'abc\u0007', 'a\u0000b']) {
    expect(messagesOf(lines(limits, texts), text)).toEqual([illegible]);
  }
});

it.each(['Ann\ud800', '\udc00Ann', 'Ann\u0000'])(
  'refuses the text %j, which cannot be stored',
  (text) => {
    expect(messagesOf(line({ min: 2, max: 9 }, texts), text)).toEqual([illegible]);
    expect(messagesOf(lines({ min: 2, max: 9 }, texts), text)).toEqual([illegible]);
  },
);

it('counts characters as the database does', () => {
  expect(messagesOf(line(limits, texts), '🤖🤖')).toEqual(['Too short.']);
  expect(line(limits, texts).parse('🤖🤖🤖🤖🤖')).toBe('🤖🤖🤖🤖🤖');
  expect(messagesOf(lines(limits, texts), '🤖🤖🤖🤖🤖🤖')).toEqual(['Too long.']);
});

it('leaves out characters that no one sees', () => {
  expect(line(limits, texts).parse('\u202A\u00A0Ann\u200B\u202C ')).toBe('Ann');
  expect(line(limits, texts).parse('A\u2028n\u3000n')).toBe('A n n');
  expect(lines(limits, texts).parse('a\u2029b\u00A0c')).toBe('a\nb c');
  expect(messagesOf(line(limits, texts), '\u3164\u200B\u2060')).toEqual(['Missing.']);
});

const choices = [
  { value: 'now', label: 'As soon as possible' },
  { value: 'later', label: 'Later than that' },
] as const;

it('shows the label of a value, and a value that is in no list as it is', () => {
  expect(labelOf(choices, 'later')).toBe('Later than that');
  expect(labelOf(choices, 'never')).toBe('never');
});
