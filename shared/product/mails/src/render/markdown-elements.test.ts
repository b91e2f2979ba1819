import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markdownElements } from './markdown-elements.ts';

const origin = 'https://www.example.com';

function htmlOf(markdown: string): string {
  const nodes = markdownElements(parseMarkdown(markdown, { siteOrigin: origin }), origin);
  return renderToStaticMarkup(createElement(Fragment, null, ...nodes));
}

it('writes a chart of a text as its link, which leads to the figures', () => {
  expect(htmlOf('[Pay by role](/ai-ml-salary-data "figure:us-pay-by-role")')).toMatch(
    /^<p [^>]*><a href="https:\/\/www\.example\.com\/ai-ml-salary-data" [^>]*>Pay by role<\/a><\/p>$/,
  );
});

it('keeps words of pictures, and nothing that runs or is fetched', () => {
  const html = htmlOf(
    '![A chart](/chart.png) <script>alert(1)</script> [x](javascript:alert(1)) [y](#part)',
  );
  expect(html).toContain('A chart &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<img|<script|javascript:|href="#/);
});

it('aligns the cells of a table as their author did', () => {
  const html = htmlOf('| Role | New |\n| --- | ---: |\n| A <b> & c | 3 |');
  expect(html).toContain('<th align="left">Role</th><th align="right">New</th>');
  expect(html).toContain('<td align="right">3</td>');
  expect(html).toContain('A &lt;b&gt; &amp; c');
});
