// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { highlightCode } from '../parse/highlight.ts';
import { MarkdownBody } from './markdown-body.tsx';
import { parseMarkdown } from '../parse/parse-markdown.ts';

function showMarkdown(markdown: string): HTMLElement {
  const document = parseMarkdown(markdown, {
    siteOrigin: 'https://www.example.com',
    highlight: highlightCode,
  });
  return renderPage(() => <MarkdownBody document={document} />).container;
}

it('shows running text with its elements', () => {
  const container = showMarkdown(
    '## Pay\n\nA **clear** range\\\nhelps.\n\n1. One\n2. Two\n\n> Quoted\n\n---',
  );
  const shown = container.querySelector('.prose')?.innerHTML.replace(/ class="[^"]*"/g, '');
  expect(shown).toBe(
    '<h2 id="section-pay"><a href="#section-pay">Pay</a></h2><p>A <strong>clear</strong> range<br>helps.</p>' +
      '<ol><li>One</li><li>Two</li></ol><blockquote><p>Quoted</p></blockquote><hr>',
  );
});

it('lets the keyboard scroll tables and code', () => {
  showMarkdown('| Role | Pay |\n| --- | --- |\n| A | $1 |\n\n```\nlong line\n```');
  const table = screen.getByRole('group', { name: 'Table: Role, Pay' });
  const code = screen.getByRole('group', { name: 'Code' });
  expect([table.tabIndex, code.tabIndex]).toEqual([0, 0]);
  expect(within(table).getByRole('cell', { name: '$1' }).className).toBe('text-right');
  expect(code.textContent).toBe('long line');
});

it('opens pages of this site in place, and files and other sites as links', () => {
  showMarkdown('[page](/faq?a=1#b) [file](/report.pdf) [site](https://data.example)');
  const attributes = ['page', 'file', 'site'].map((name) => {
    const link = screen.getByRole('link', { name });
    return [link.getAttribute('href'), link.getAttribute('rel')];
  });
  expect(attributes).toEqual([
    ['/faq?a=1#b', null],
    ['/report.pdf', null],
    ['https://data.example/', 'noopener'],
  ]);
});

it('leads to its notes and back from them', () => {
  const container = showMarkdown('Fact[^1], fact[^1].\n\n[^1]: The source.');
  const marks = screen.getAllByRole('link', { name: 'Footnote 1' });
  const note = container.querySelector(marks[0]?.getAttribute('href') ?? '');
  expect(note?.textContent).toContain('The source.');
  const back = within(note as HTMLElement).getAllByRole('link');
  expect(back.map((link) => container.querySelector(link.getAttribute('href') ?? ''))).toEqual(
    marks,
  );
  expect(screen.getByRole('region', { name: 'Notes and sources' })).toBeDefined();
});

it('says in words what callouts, tasks and code are', () => {
  const container = showMarkdown(
    '> [!TIP]\n> Ask.\n\n- [x] a\n- [ ] b\n\n```python\nreturn 1\n```',
  );
  expect(screen.getByRole('note', { name: 'Tip' }).textContent).toBe('TipAsk.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: a',
    'To do: b',
  ]);
  const code = screen.getByRole('group', { name: 'Code: Python' });
  expect(code.textContent).toBe('return 1');
  expect([...code.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'return',
    '1',
  ]);
  expect(container.querySelector('input, [style]')).toBeNull();
});

it('makes no link in a link of a heading that holds one', () => {
  const container = showMarkdown('## See [this](/faq)');
  expect(container.querySelectorAll('h2 a')).toHaveLength(1);
  expect(container.querySelector('h2')?.id).toBe('section-see-this');
});

it('loads pictures when they come near, in a place that is kept for them', () => {
  const document = parseMarkdown('![Chart](/a.png "By year")', {
    siteOrigin: 'https://www.example.com',
    imageSizes: { '/a.png': { width: 640, height: 320 } },
  });
  renderPage(() => <MarkdownBody document={document} />);
  const image = screen.getByRole('img', { name: 'Chart' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '320']);
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.closest('figure')?.querySelector('figcaption')?.textContent).toBe('By year');
});

it('offers the smaller copies of a picture where there are some', () => {
  const document = parseMarkdown('![Room](/a.webp) ![Chart](/b.webp)', {
    siteOrigin: 'https://www.example.com',
    imageSizes: {
      '/a.webp': { width: 1600, height: 800, copies: [320, 640] },
      '/b.webp': { width: 300, height: 200 },
    },
  });
  renderPage(() => <MarkdownBody document={document} />);
  const srcset = (name: string) => screen.getByRole('img', { name }).getAttribute('srcset');
  expect(srcset('Room')).toBe('/a-320.webp 320w, /a-640.webp 640w, /a.webp 1600w');
  expect(srcset('Chart')).toBeNull();
});
