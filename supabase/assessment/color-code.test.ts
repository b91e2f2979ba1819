import { expect, test } from 'vitest';
import { colorCode } from './color-code.ts';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';

test('words of Python get their kinds, and the text stays as it is', () => {
  expect(colorCode('def f(x):\n    return 1  # one', 'Python')).toEqual([
    ['keyword', 'def'],
    ' ',
    ['name', 'f'],
    expect.any(String),
    ['keyword', 'return'],
    ' ',
    ['number', '1'],
    expect.any(String),
    ['comment', '# one'],
  ]);
});

test('code of questions about SQL is read as SQL', () => {
  expect(colorCode('select 1', 'SQL')).toEqual([['keyword', 'select'], ' ', ['number', '1']]);
});

test('every snippet of the pool has colors, and its parts are the snippet', () => {
  const snippets = readQuestions(QUESTIONS_DIR).filter(({ code }) => code !== null);
  expect(snippets.length).toBeGreaterThan(20);
  for (const { key, code, code_parts: parts } of snippets) {
    const texts = parts?.map((part) => (typeof part === 'string' ? part : part[1]));
    expect(texts?.join(''), key).toBe(code);
    expect(
      parts?.some((part) => typeof part !== 'string'),
      key,
    ).toBe(true);
  }
});
