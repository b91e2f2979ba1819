import { expect, it } from 'vitest';
import { findExpressions } from './find-expressions.ts';

const found = (text: string) =>
  findExpressions('a.ts', text).map(({ line, expression }) => `${line} ${expression}`);

it('finds literals, with their lines and flags', () => {
  expect(found("const a = /[/]\\/x+/giu;\n\nz.string().regex(/^y*$/);\n'/no/';")).toEqual([
    '1 /[/]\\/x+/giu',
    '3 /^y*$/',
  ]);
});

it('finds expressions that are made of texts, and reads what the file says of them', () => {
  const text = [
    "const GAP = '[ ]*';",
    'const END = `${GAP}$`;',
    "new RegExp(`a${GAP}b${END}`, 'g');",
    'RegExp("c+");',
    'new RegExp(`d{${length}}${one.two}`);',
  ].join('\n');
  expect(found(text)).toEqual(['3 /a[ ]*b[ ]*$/g', '4 /c+/', '5 /d{1}1/']);
});

it('refuses an expression that the file does not say', () => {
  expect(() => found('\nnew RegExp(given)')).toThrow(
    'a.ts:2: write the text of this expression here.',
  );
});
