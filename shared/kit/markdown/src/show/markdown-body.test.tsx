// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { highlightCode } from '../parse/highlight.ts';
import { MarkdownBody } from './markdown-body.tsx';
import { parseMarkdown, type MarkdownOptions } from '../parse/parse-markdown.ts';

function showMarkdown(
  markdown: string,
  options: Partial<MarkdownOptions> = {},
  figureOf?: (id: string) => string | null,
): HTMLElement {
  const siteOrigin = 'https://www.example.com';
  const document = parseMarkdown(markdown, { siteOrigin, highlight: highlightCode, ...options });
  return renderPage(() => <MarkdownBody document={document} figureOf={figureOf} />).container;
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
  // A figure has no kind, and a name with figures fits on a phone.
  expect({ ...within(table).getByRole('cell', { name: '$1' }).dataset }).toEqual({ label: 'Pay' });
  expect({ ...within(table).getByRole('table').dataset }).toEqual({ figures: 'true' });
  expect(code.textContent).toBe('long line');
});

it('the words of a table have the names of their columns on a phone', () => {
  showMarkdown('| Law | **Asks** |\n| --- | --- |\n| A | a *range* |');
  const cell = screen.getByRole('cell', { name: 'a range' });
  expect([cell.dataset['label'], cell.innerHTML]).toEqual(['Asks', 'a <em>range</em>']);
  expect({ ...screen.getByRole('table').dataset }).toEqual({ figures: 'true', cards: 'true' });
  expect(screen.getByRole('columnheader', { name: 'Asks' }).innerHTML).toBe(
    '<strong>Asks</strong>',
  );
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
  showMarkdown('![Chart](/a.png "By year")', {
    imageSizes: { '/a.png': { width: 640, height: 320 } },
  });
  const image = screen.getByRole('img', { name: 'Chart' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '320']);
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.closest('figure')?.querySelector('figcaption')?.textContent).toBe('By year');
});

it('offers the smaller copies of a picture where there are some', () => {
  showMarkdown('![Room](/a.webp) ![Chart](/b.webp)', {
    imageSizes: {
      '/a.webp': { width: 1600, height: 800, copies: [320, 640] },
      '/b.webp': { width: 300, height: 200 },
    },
  });
  const srcset = (name: string) => screen.getByRole('img', { name }).getAttribute('srcset');
  expect(srcset('Room')).toBe('/a-320.webp 320w, /a-640.webp 640w, /a.webp 1600w');
  expect(srcset('Chart')).toBeNull();
});

const text = 'Before.\n\n[Pay by role](/pay "figure:known")\n\nAfter.[^1]\n\n[^1]: A note.';

it('a chart shows a chart between its paragraphs, outside running text, with the link under it', () => {
  const container = showMarkdown(text, {}, (id) => `Chart of ${id}`);
  expect(container.textContent).toMatch(/^Before\.Chart of knownPay by roleAfter\./);
  expect(screen.getByText('Chart of known').closest('.prose')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pay by role' }).getAttribute('href')).toBe('/pay');
  expect(container.textContent?.match(/A note\./g)).toHaveLength(1);
});

it('a chart shows the link alone for a chart that is unknown, or where there are no charts', () => {
  expect(showMarkdown(text, {}, () => null).textContent).toMatch(/^Before\.Pay by roleAfter\./);
  expect(showMarkdown(text).textContent).toMatch(/^Before\.Pay by roleAfter\./);
});

it('a chart shows the link alone within a list, where there is no room', () => {
  const container = showMarkdown('- [Pay by role](/pay "figure:known")\n', {}, () => 'Chart');
  expect(container.textContent).toBe('Pay by role');
});

it('a chart makes nothing of an id that is markup', () => {
  const container = showMarkdown('[a](/a "figure:<img src=x onerror=alert(1)>")', {}, () => null);
  expect(container.querySelector('img')).toBeNull();
  expect(container.innerHTML).not.toContain('onerror');
});

const table = '> | Work | When |\n> | --- | --- |\n> | Label | weeks 2-3 of 4 |';

it('a drawing is a figure with its finding, its table with marks, and its caption', () => {
  const container = showMarkdown(
    `> [!FIGURE]\n> Labels come first.\n>\n${table}\n>\n> A square is a week.`,
  );
  const figure = container.querySelector('figure');
  expect(figure?.querySelector('.drawing-finding')?.textContent).toBe('Labels come first.');
  expect(figure?.querySelector('figcaption')?.textContent).toBe('A square is a week.');
  expect(figure?.querySelector('td .drawing-marks')?.textContent).toBe('weeks 2-3 of 4');
});

it('a drawing fills the counted marks and leaves the others hollow, hidden from assistive technology', () => {
  const container = showMarkdown(`> [!FIGURE]\n> Labels come first.\n>\n${table}`);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getAttribute('width')).toBe('30');
  const [full, hollow] = [...container.querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(full).toBe('M8 0h6v6h-6zM16 0h6v6h-6z');
  expect(hollow).toBe('M0.5 0.5h5v5h-5zM24.5 0.5h5v5h-5z');
});

it.each([
  ['few squares in rows of ten', '11 of 12', '14', 'M8.5 8.5h5v5h-5z'],
  ['many squares in rows of twenty', '21 of 22', '14', 'M8.5 8.5h5v5h-5z'],
  ['units of time in rows of twenty-four', 'minute 45 of 45', '14', 'M160 8h6v6h-6z'],
])('a drawing sets %s', (_, words, height, marks) => {
  const container = showMarkdown(`> [!FIGURE]\n> | A | B |\n> | --- | --- |\n> | a | ${words} |`);
  expect(container.querySelector('svg')?.getAttribute('height')).toBe(height);
  expect(container.querySelector(`path[d="${marks}"]`)).not.toBeNull();
});

it('a drawing draws no more marks than it is allowed to, whatever the data of a page says', () => {
  const marks = { shape: 'square', from: 1, to: 1e9, of: 1e9 } as const;
  const document = {
    body: [{ tag: 'marks', attributes: { marks }, children: ['many'] } as const],
    footnotes: [],
    headings: [],
  };
  const { container } = renderPage(() => <MarkdownBody document={document} />);
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(120);
});
