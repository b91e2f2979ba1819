// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { tests, type SpecExample } from 'commonmark-spec';
import { expect, it } from 'vitest';
import { MarkdownBody } from './show/markdown-body.tsx';
import { parseMarkdown } from './parse/parse-markdown.ts';
import differences from './testing/commonmark-differences.json' with { type: 'json' };
import type { MarkdownDocument } from './document.ts';
import { highlightCode } from './parse/highlight.ts';
import { attacks, placements } from './testing/attacks.ts';
import { unsafeParts } from './testing/unsafe-parts.ts';

/** Elements around which white space means nothing. */
const block =
  /^(p|h\d|blockquote|pre|hr|br|ul|ol|li|table|thead|tbody|tr|th|td|figure|figcaption|div|section)$/;

/**
 * The structure of a piece of HTML in one spelling: elements, their words, and what CommonMark's examples
 * say of links, images, lists and languages. What the page adds around it (ids, places that scroll, the
 * link of a heading to itself, names for assistive technology) is not part of it.
 *
 * @param base - addresses are compared as they are read from there
 */
function pageStructure(root: Element, base: string): string {
  return [...root.childNodes].map((node) => write(node, base)).join('');
}

function write(node: ChildNode, base: string): string {
  if (!(node instanceof Element)) return words(node);
  const name = node.tagName.toLowerCase();
  const content = pageStructure(node, base);
  if (name === 'div' || isOwnAnchor(node)) return content;
  if (name === 'p' && node.getAttribute('aria-hidden') === 'true') return '';
  return `<${name}${attributes(node, name, base)}>${content}</${name}>`;
}

function isOwnAnchor(element: Element): boolean {
  const id = element.parentElement?.id;
  return element.tagName === 'A' && !!id && element.getAttribute('href') === `#${id}`;
}

function attributes(element: Element, name: string, base: string): string {
  const all = ['href', 'src', 'alt', 'title', 'start'].flatMap((key) => {
    const value = element.getAttribute(key);
    if (value === null) return [];
    const isAddress = key === 'href' || key === 'src';
    return [` ${key}=${JSON.stringify(isAddress ? readAddress(value, base) : straight(value))}`];
  });
  const language = name === 'code' ? element.getAttribute('class') : null;
  return all.join('') + (language ? ` ${language}` : '');
}

/** CommonMark's examples keep straight quotation marks. */
function straight(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
}

function words(node: ChildNode): string {
  const text = straight(node.textContent ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  // Whether the last line of code ends is not to be seen.
  if (node.parentElement?.closest('pre')) return node.nextSibling ? text : text.replace(/\n$/, '');
  const isEdge = (sibling: ChildNode | null) =>
    sibling === null
      ? block.test(node.parentElement?.tagName.toLowerCase() ?? '')
      : sibling instanceof Element && block.test(sibling.tagName.toLowerCase());
  const line = text.replace(/\s+/g, ' ');
  const start = isEdge(node.previousSibling) ? line.trimStart() : line;
  return isEdge(node.nextSibling) ? start.trimEnd() : start;
}

/** As browsers read it, without the escapes that mean the same character. */
function readAddress(value: string, base: string): string {
  const address = URL.parse(value, base)?.href ?? value;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const siteOrigin = 'https://www.example.com';
const base = `${siteOrigin}/blog/post`;

/** The specification writes a tabulator as an arrow. */
const plain = (text: string) => text.replaceAll('→', '\t');

function showAll(): Map<number, string> {
  const { container } = renderPage(() =>
    tests.map(({ number, markdown }) => (
      <MarkdownBody key={number} document={parseMarkdown(plain(markdown), { siteOrigin })} />
    )),
  );
  const shown = [...container.querySelectorAll('.prose')];
  expect(shown).toHaveLength(tests.length);
  return new Map(tests.map(({ number }, index) => [number, structureOf(shown[index])]));
}

function structureOf(root: Element | undefined): string {
  return root ? pageStructure(root, base) : '';
}

function specified({ html }: SpecExample): string {
  const { body } = new DOMParser().parseFromString(plain(html), 'text/html');
  return pageStructure(body, base);
}

/** Our output for each example that is read differently on purpose, by its number. */
const listed = new Map<number, string>(
  Object.values(differences).flatMap(({ examples }) =>
    Object.entries(examples).map(([number, structure]) => [Number(number), structure] as const),
  ),
);

it('lists each of the 137 differences once, with its reason', () => {
  expect(listed.size).toBe(137);
  const count = Object.values(differences).map(({ examples }) => Object.keys(examples).length);
  expect(count.reduce((sum, each) => sum + each)).toBe(137);
  for (const { why } of Object.values(differences)) expect(why).toMatch(/^[A-Z].+\.$/);
});

it('reads every example as the specification does, and each listed one as it is written there', () => {
  expect(tests.length).toBeGreaterThan(600);
  const shown = showAll();
  const wrong = tests
    .map((example) => ({ example, expected: listed.get(example.number) ?? specified(example) }))
    .filter(({ example, expected }) => shown.get(example.number) !== expected)
    .map(({ example, expected }) => ({ ...example, expected, shown: shown.get(example.number) }));
  expect(wrong).toEqual([]);
});

it('lists no example that is read as the specification reads it', () => {
  const inVain = tests.filter((example) => listed.get(example.number) === specified(example));
  expect(inVain.map(({ number }) => number)).toEqual([]);
});

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

it('the search for unsafe parts finds what it looks for', () => {
  const root = document.createElement('div');
  const link = document.createElement('a');
  link.setAttribute('href', 'javascript:alert(1)');
  link.setAttribute('onclick', 'alert(1)');
  const image = document.createElement('img');
  image.setAttribute('src', 'https://evil.example/a.png');
  root.append(document.createElement('script'), link, image);
  expect(unsafeParts(root, siteOrigin)).toHaveLength(4);
});

it('safety holds for data that no parser of ours has written', () => {
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
