// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { tests, type SpecExample } from 'commonmark-spec';
import { expect, it } from 'vitest';
import { MarkdownBody } from './show/markdown-body.tsx';
import { parseMarkdown } from './parse/parse-markdown.ts';
import { commonmarkDifferences } from './testing/commonmark-differences.ts';
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

const listed = Object.values(commonmarkDifferences).flatMap(({ examples }) => examples);

it('lists every difference once, with its reason', () => {
  expect(new Set(listed).size).toBe(listed.length);
});

it('reads every example as the specification does, but for the listed ones and only for those', () => {
  expect(tests.length).toBeGreaterThan(600);
  const shown = showAll();
  const agrees = (example: SpecExample) => shown.get(example.number) === specified(example);
  const unlisted = tests
    .filter((example) => !listed.includes(example.number) && !agrees(example))
    .map((example) => ({ ...example, shown: shown.get(example.number) }));
  expect(unlisted).toEqual([]);
  const listedInVain = tests.filter(
    (example) => listed.includes(example.number) && agrees(example),
  );
  expect(listedInVain.map(({ number }) => number)).toEqual([]);
});
