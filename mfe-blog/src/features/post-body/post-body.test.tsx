// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/parse-markdown';
import { PostBody } from './post-body';
import type { RichText } from './rich-text';

/** As the browser gets it: through JSON. */
function show(body: readonly RichText[]): HTMLElement {
  const nodes = JSON.parse(JSON.stringify(body)) as RichText[];
  return renderPage(() => <PostBody body={nodes} />).container;
}
const showMarkdown = (markdown: string) => show(parseMarkdown(markdown, 'https://www.example.com'));

it('shows running text with its elements', () => {
  const container = showMarkdown(
    '## Pay\n\nA **clear** range\\\nhelps.\n\n1. One\n2. Two\n\n> Quoted\n\n---',
  );
  expect(container.querySelector('.prose')?.innerHTML).toBe(
    '<h2 id="section-pay">Pay</h2><p>A <strong>clear</strong> range<br>helps.</p>' +
      '<ol><li>One</li><li>Two</li></ol><blockquote><p>Quoted</p></blockquote><hr>',
  );
});

it('lets the keyboard scroll tables and code', () => {
  showMarkdown('| Role | Pay |\n| --- | --- |\n| A | $1 |\n\n```\nlong line\n```');
  const table = screen.getByRole('group', { name: 'Table: Role, Pay' });
  const code = screen.getByRole('group', { name: 'Code' });
  expect([table.tabIndex, code.tabIndex]).toEqual([0, 0]);
  expect(within(table).getByRole('cell', { name: '$1' }).getAttribute('align')).toBe('right');
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

describe('what an author cannot do', () => {
  it.each([
    '<script>globalThis.hacked = true</script>',
    '<img src=x onerror="globalThis.hacked = true">',
    '[a](javascript:globalThis.hacked=true)',
    '![a"onerror="globalThis.hacked=true](https://images.example/a.png)',
    '[a](https://data.example "x\\" onmouseover=\\"globalThis.hacked=true")',
    '`<svg onload=globalThis.hacked=true>`',
    '&lt;script&gt;globalThis.hacked=true&lt;/script&gt;',
  ])('%s adds no script, handler or script address', (markdown) => {
    const container = showMarkdown(markdown);
    for (const element of container.querySelectorAll('*')) {
      expect(element.tagName).not.toMatch(/^(script|svg|iframe|object|embed|style)$/i);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$/);
        expect(value).not.toMatch(/^\s*javascript:/i);
      }
    }
    expect('hacked' in globalThis).toBe(false);
  });

  it('holds for data that no parser of ours has written', () => {
    const forged = [
      { tag: 'script', children: ['globalThis.hacked = true'] },
      { tag: 'p', attributes: { dangerouslySetInnerHTML: { __html: '<b>x</b>' }, id: 'kept' } },
      { tag: 'p', attributes: { onClick: 'alert(1)', style: 'color:red' }, children: ['text'] },
    ] as unknown as RichText[];
    expect(show(forged).querySelector('.prose')?.innerHTML).toBe('<p id="kept"></p><p>text</p>');
  });
});
