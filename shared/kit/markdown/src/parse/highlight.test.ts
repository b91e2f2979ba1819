import { expect, it } from 'vitest';
import { plainText } from '../document.ts';
import { highlightCode } from './highlight.ts';

it.each([
  ['python', 'def f(x):\n    return "a" + 1  # why'],
  ['ts', 'const a: string = `b${c}`;'],
  ['sql', "select * from t where a = 'b' -- c"],
  ['yaml', 'on: [push]\njobs:\n  a: 1'],
  ['bash', 'echo "$HOME" # home'],
  ['diff', '- a\n+ b'],
  ['jsx', 'const a = <b c={1}>d</b>;'],
])('colors %s and changes no character of it', (language, code) => {
  const nodes = highlightCode(code, language);
  expect(plainText(nodes ?? [])).toBe(code);
  expect(nodes?.some((node) => typeof node === 'object')).toBe(true);
});

it('joins neighbors of one kind, and keeps every line end', () => {
  expect(highlightCode('"a b"\n\n# one\n# two\n', 'py')).toEqual([
    { tag: 'token', attributes: { kind: 'string' }, children: ['"a b"'] },
    '\n\n',
    { tag: 'token', attributes: { kind: 'comment' }, children: ['# one'] },
    '\n',
    { tag: 'token', attributes: { kind: 'comment' }, children: ['# two'] },
    '\n',
  ]);
});

it('knows nothing of a language that it does not know', () => {
  expect(
    ['no-such-language', 'constructor', ''].map((name) => highlightCode('words', name)),
  ).toEqual([null, null, null]);
});
