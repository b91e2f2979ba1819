import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import { markdownElements } from './markdown-elements.ts';
import { readFileSync } from 'node:fs';
import { dark, light } from './mail-look.ts';
import { cleanWords, renderMail } from './render-mail.ts';

const origin = 'https://www.example.com';

function htmlOf(markdown: string): string {
  const nodes = markdownElements(parseMarkdown(markdown, { siteOrigin: origin }), origin);
  return renderToStaticMarkup(createElement(Fragment, null, ...nodes));
}

it('a mail writes a chart of a text as its link, which leads to the figures', () => {
  expect(htmlOf('[Pay by role](/ai-ml-salary-data "figure:us-pay-by-role")')).toMatch(
    /^<p [^>]*><a href="https:\/\/www\.example\.com\/ai-ml-salary-data" [^>]*>Pay by role<\/a><\/p>$/,
  );
});

it('a mail keeps words of pictures, and nothing that runs or is fetched', () => {
  const html = htmlOf(
    '![A chart](/chart.png) <script>alert(1)</script> [x](javascript:alert(1)) [y](#part)',
  );
  expect(html).toContain('A chart &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<img|<script|javascript:|href="#/);
});

it('a mail aligns the cells of a table as their author did', () => {
  const html = htmlOf('| Role | New |\n| --- | ---: |\n| A <b> & c | 3 |');
  expect(html).toContain('<th align="left">Role</th><th align="right">New</th>');
  expect(html).toContain('<td align="right">3</td>');
  expect(html).toContain('A &lt;b&gt; &amp; c');
});

const palette = readFileSync(
  new URL('../../../../kit/ui/src/tokens/palette.css', import.meta.url),
  'utf8',
);

it('a mail uses the colors of the pages, light and dark', () => {
  const [inLight = '', inDark = ''] = palette.split('@variant dark');
  for (const [name, color] of Object.entries(light))
    expect(inLight).toContain(`--${name}: ${color};`);
  for (const [name, color] of Object.entries(dark))
    expect(inDark).toContain(`--${name}: ${color};`);
});

test('words keep their lines and lose what turns them around', () => {
  expect(
    cleanWords({
      rows: [{ label: 'Name', value: '\u202Eada\u0000\nNext\tline' }],
      none: null,
      n: 3,
    }),
  ).toEqual({ rows: [{ label: 'Name', value: 'ada\nNext\tline' }], none: null, n: 3 });
});

it('a mail cuts the line beside its subject between characters', () => {
  const content = { subject: 'S', headline: 'H', body: [], button: { label: 'B', href: origin } };
  const { html } = renderMail(
    { ...content, preheader: `a${'😀'.repeat(200)}` },
    { origin, brand: 'B' },
  );
  expect(/😀+/u.exec(html)?.[0]).toBe('😀'.repeat(149));
  expect(html.isWellFormed()).toBe(true);
});
