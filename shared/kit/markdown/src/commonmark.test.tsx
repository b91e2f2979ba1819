// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { tests, type SpecExample } from 'commonmark-spec';
import { expect, it } from 'vitest';
import { MarkdownBody } from './show/markdown-body.tsx';
import { parseMarkdown } from './parse/parse-markdown.ts';
import differences from './testing/commonmark-differences.json' with { type: 'json' };
import { pageStructure } from './testing/page-structure.ts';

const siteOrigin = 'https://www.example.com';
const base = `${siteOrigin}/blog/post`;

/** The specification writes a tabulator as an arrow. */
const plain = (text: string) => text.replaceAll('→', '\t');

/** The rendered structure of each example, by its number. */
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
