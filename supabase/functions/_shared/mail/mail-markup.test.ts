import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { expect, it } from 'vitest';
import { mailMarkup } from './mail-markup.ts';

it('writes a chart of a text as its link, which leads to the figures', () => {
  const origin = 'https://www.example.com';
  const text = '[Pay by role](/ai-ml-salary-data "figure:us-pay-by-role")';
  expect(mailMarkup(parseMarkdown(text, { siteOrigin: origin }), origin).html).toBe(
    '<p style="margin:0 0 14px"><a href="https://www.example.com/ai-ml-salary-data">Pay by role</a></p>',
  );
});
