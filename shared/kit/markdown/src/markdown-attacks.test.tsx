// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { expect, it } from 'vitest';
import type { MarkdownDocument } from './document.ts';
import { highlightCode } from './parse/highlight.ts';
import { MarkdownBody } from './show/markdown-body.tsx';
import { parseMarkdown } from './parse/parse-markdown.ts';
import { attacks, placements } from './testing/attacks.ts';
import { unsafeParts } from './testing/unsafe-parts.ts';

const siteOrigin = 'https://www.example.com';

/** As the browser gets them: through JSON. */
function show(...documents: MarkdownDocument[]): HTMLElement {
  const sent = JSON.parse(JSON.stringify(documents)) as MarkdownDocument[];
  return renderPage(() =>
    sent.map((document, index) => <MarkdownBody key={index} document={document} />),
  ).container;
}

it.each(Object.entries(placements))('%s, no string runs', (_, place) => {
  const options = { siteOrigin, highlight: highlightCode };
  const container = show(...attacks.map((attack) => parseMarkdown(place(attack), options)));
  expect(container.querySelectorAll('.prose')).toHaveLength(attacks.length);
  expect(unsafeParts(container, siteOrigin)).toEqual([]);
  expect('hacked' in globalThis).toBe(false);
});

it('shows markup as text', () => {
  const markup = attacks.filter((attack) => /^<[a-z]+[ >]/i.test(attack));
  expect(markup.length).toBeGreaterThan(20);
  const container = show(
    ...markup.map((attack) => parseMarkdown(`A ${attack} b.`, { siteOrigin })),
  );
  const shown = [...container.querySelectorAll('.prose')].map(({ textContent }) => textContent);
  for (const [index, attack] of markup.entries()) {
    const [opening = ''] = attack.split(/[&"]/, 1);
    expect(shown[index]).toContain(opening);
  }
});

it('finds what it looks for', () => {
  const root = document.createElement('div');
  const link = document.createElement('a');
  link.setAttribute('href', 'javascript:alert(1)');
  link.setAttribute('onclick', 'alert(1)');
  const image = document.createElement('img');
  image.setAttribute('src', 'https://evil.example/a.png');
  root.append(document.createElement('script'), link, image);
  expect(unsafeParts(root, siteOrigin)).toHaveLength(4);
});

it('holds for data that no parser of ours has written', () => {
  const forged = {
    body: [
      { tag: 'script', children: ['globalThis.hacked = true'] },
      { tag: 'p', attributes: { dangerouslySetInnerHTML: { __html: '<b>x</b>' }, id: 'kept' } },
      { tag: 'p', attributes: { onClick: 'alert(1)', style: 'color:red' }, children: ['text'] },
      {
        tag: 'p',
        children: [{ tag: 'a', attributes: { href: 'javascript:alert(1)' }, children: ['a'] }],
      },
      { tag: 'img', attributes: { src: 'data:image/svg+xml,x', alt: '' } },
    ],
    footnotes: [],
    headings: [],
  } as unknown as MarkdownDocument;
  const container = show(forged);
  expect(unsafeParts(container, siteOrigin)).toEqual([]);
  expect(container.querySelector('.prose')?.innerHTML).toBe(
    '<p id="kept"></p><p>text</p><p>a</p><img alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
  );
});
