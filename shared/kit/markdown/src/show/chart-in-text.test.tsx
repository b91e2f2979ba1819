// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../parse/parse-markdown.ts';
import { MarkdownBody } from './markdown-body.tsx';

const text = 'Before.\n\n[Pay by role](/pay "figure:known")\n\nAfter.[^1]\n\n[^1]: A note.';

function show(markdown: string, figureOf?: (id: string) => string | null) {
  const document = parseMarkdown(markdown, { siteOrigin: 'https://www.example.com' });
  return renderPage(() => <MarkdownBody document={document} figureOf={figureOf} />).container;
}

it('shows a chart between its paragraphs, outside running text, with the link under it', () => {
  const container = show(text, (id) => `Chart of ${id}`);
  expect(container.textContent).toMatch(/^Before\.Chart of knownPay by roleAfter\./);
  expect(screen.getByText('Chart of known').closest('.prose')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pay by role' }).getAttribute('href')).toBe('/pay');
  expect(container.textContent?.match(/A note\./g)).toHaveLength(1);
});

it('shows the link alone for a chart that is unknown, or where there are no charts', () => {
  expect(show(text, () => null).textContent).toMatch(/^Before\.Pay by roleAfter\./);
  expect(show(text).textContent).toMatch(/^Before\.Pay by roleAfter\./);
});

it('shows the link alone within a list, where there is no room', () => {
  const container = show('- [Pay by role](/pay "figure:known")\n', () => 'Chart');
  expect(container.textContent).toBe('Pay by role');
});

it('makes nothing of an id that is markup', () => {
  const container = show('[a](/a "figure:<img src=x onerror=alert(1)>")', () => null);
  expect(container.querySelector('img')).toBeNull();
  expect(container.innerHTML).not.toContain('onerror');
});
