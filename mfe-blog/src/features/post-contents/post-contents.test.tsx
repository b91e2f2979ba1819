// @vitest-environment jsdom
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PostContents, contentsOf } from './post-contents';

vi.mock('@talent/page-parts/use-current-section', () => ({ useCurrentSection: () => 'b' }));

it('marks the section that is being read', () => {
  const entries = ['a', 'b'].map((id) => ({ id, text: `Section ${id}` }));
  renderPage(() => <PostContents title="Contents" entries={entries} />);
  const current = screen.getAllByRole('link', { current: 'location' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Section b']);
});

const contents = (markdown: string) =>
  contentsOf(parseMarkdown(markdown, { siteOrigin: 'https://www.example.com' }));

it('lists the sections of a text with at least three', () => {
  expect(contents('## A *b*<br>c\n\ntext\n\n### Not this\n\n## C\n\n## D')).toEqual([
    { id: 'section-a-b-c', text: 'A b c' },
    { id: 'section-c', text: 'C' },
    { id: 'section-d', text: 'D' },
  ]);
});

it('lists nothing of a text with fewer, and the notes where there are some', () => {
  const entries = contents('## A[^1]\n\n## B\n\n## C\n\n[^1]: note');
  expect(entries.at(-1)).toEqual({ id: 'notes', text: 'Notes and sources' });
  expect(contents('## A\n\n### B\n\n### C\n\n## D')).toEqual([]);
});
