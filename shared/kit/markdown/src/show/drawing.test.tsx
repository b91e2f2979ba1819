// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../parse/parse-markdown.ts';
import { MarkdownBody } from './markdown-body.tsx';

function show(markdown: string): HTMLElement {
  const document = parseMarkdown(markdown, { siteOrigin: 'https://www.example.com' });
  return renderPage(() => <MarkdownBody document={document} />).container;
}

const table = '> | Work | When |\n> | --- | --- |\n> | Label | weeks 2-3 of 4 |';

it('is a figure with its finding, its table with marks, and its caption', () => {
  const container = show(
    `> [!FIGURE]\n> Labels come first.\n>\n${table}\n>\n> A stroke is a week.`,
  );
  const figure = container.querySelector('figure');
  expect(figure?.querySelector('.drawing-finding')?.textContent).toBe('Labels come first.');
  expect(figure?.querySelector('figcaption')?.textContent).toBe('A stroke is a week.');
  expect(figure?.querySelector('td .drawing-marks')?.textContent).toBe('weeks 2-3 of 4');
});

it('fills the counted marks and leaves the others hollow, hidden from assistive technology', () => {
  const container = show(`> [!FIGURE]\n> Labels come first.\n>\n${table}`);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getAttribute('width')).toBe('30');
  const [full, hollow] = [...container.querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(full).toBe('M8 0h4v16h-4zM16 0h4v16h-4z');
  expect(hollow).toBe('M0.5 0.5h3v15h-3zM24.5 0.5h3v15h-3z');
});

it.each([
  ['few squares in rows of ten', '11 of 12', '14', 'M8.5 8.5h5v5h-5z'],
  ['many squares in rows of twenty', '21 of 22', '14', 'M8.5 8.5h5v5h-5z'],
  ['many strokes thinner, in one row', 'minute 45 of 45', '16', 'M176 0h2v16h-2z'],
])('sets %s', (_, words, height, marks) => {
  const container = show(`> [!FIGURE]\n> | A | B |\n> | --- | --- |\n> | a | ${words} |`);
  expect(container.querySelector('svg')?.getAttribute('height')).toBe(height);
  expect(container.querySelector(`path[d="${marks}"]`)).not.toBeNull();
});

it('draws no more marks than it is allowed to, whatever the data of a page says', () => {
  const marks = { shape: 'square', from: 1, to: 1e9, of: 1e9 } as const;
  const document = {
    body: [{ tag: 'marks', attributes: { marks }, children: ['many'] } as const],
    footnotes: [],
    headings: [],
  };
  const { container } = renderPage(() => <MarkdownBody document={document} />);
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(120);
});
