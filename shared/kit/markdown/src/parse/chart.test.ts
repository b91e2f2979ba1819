import { expect, it } from 'vitest';
import { figureIds, plainText } from '../document.ts';
import { parseMarkdown } from './parse-markdown.ts';

const read = (markdown: string) =>
  parseMarkdown(markdown, { siteOrigin: 'https://www.example.com' });

it('reads a titled link alone in its paragraph as a chart, and keeps the link for where there is none', () => {
  expect(read('[Pay by role](/ai-ml-salary-data "figure:us-pay-by-role")').body).toEqual([
    {
      tag: 'chart',
      attributes: { figure: 'us-pay-by-role' },
      children: [
        { tag: 'a', attributes: { href: '/ai-ml-salary-data' }, children: ['Pay by role'] },
      ],
    },
  ]);
});

it.each([
  ['a link among words', 'See [pay](/pay "figure:us-pay-by-role").'],
  ['two links', '[a](/a "figure:a") [b](/b "figure:b")'],
  ['another title', '[pay](/pay "A figure: pay")'],
  ['a title without an id', '[pay](/pay "figure: ")'],
  ['an address that is not allowed', '[pay](javascript:alert(1) "figure:us-pay-by-role")'],
])('leaves %s as it is', (_, markdown) => {
  const document = read(markdown);
  expect(document.body).toMatchObject([{ tag: 'p' }]);
  expect(figureIds(document)).toEqual([]);
});

it('lists the charts of a text in order, with ids that nobody knows', () => {
  const document = read('[a](/a "figure:one")\n\nText.\n\n[b](/b "figure:<b>two")');
  expect(figureIds(document)).toEqual(['one', '<b>two']);
  expect(plainText(document.body)).toBe('aText.b');
});
