import { expect, it } from 'vitest';
import { marksOf } from './blocks.ts';
import { parseMarkdown } from './parse-markdown.ts';

const parse = (markdown: string) =>
  parseMarkdown(markdown, { siteOrigin: 'https://www.example.com' }).body;

it('reads strokes of time and squares of cases from the words of a cell', () => {
  expect(marksOf('weeks 2-5 of 13')).toEqual({ shape: 'stroke', from: 2, to: 5, of: 13 });
  expect(marksOf('Month 3 of 12')).toEqual({ shape: 'stroke', from: 3, to: 3, of: 12 });
  expect(marksOf('14 of 20')).toEqual({ shape: 'square', from: 1, to: 14, of: 20 });
  expect(marksOf('0 of 20')).toEqual({ shape: 'square', from: 0, to: 0, of: 20 });
  expect(marksOf('6–8 of 8')).toEqual({ shape: 'square', from: 6, to: 8, of: 8 });
});

it.each(['21 of 20', '5-2 of 13', '1 of 121', '0 of 0', 'some of 20', '3 of the 20', '3/20'])(
  'draws nothing for %s',
  (text) => {
    expect(marksOf(text)).toBeNull();
  },
);

it('leaves tables outside of drawings, and every other quotation, as they are', () => {
  expect(JSON.stringify(parse('| A | B |\n| --- | --- |\n| a | 3 of 4 |'))).not.toContain('marks');
  expect(parse('> [!FIGURE] words')).toMatchObject([{ tag: 'blockquote' }]);
});
