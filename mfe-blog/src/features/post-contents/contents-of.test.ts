import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { expect, it } from 'vitest';
import { contentsOf } from './post-contents';

const contents = (markdown: string) =>
  contentsOf(parseMarkdown(markdown, { siteOrigin: 'https://www.example.com' }));

it('lists the sections of a text with at least three', () => {
  expect(contents('## A *b*<br>c\n\ntext\n\n### Not this\n\n## C\n\n## D')).toEqual([
    { id: 'section-a-b-c', text: 'A b c' },
    { id: 'section-c', text: 'C' },
    { id: 'section-d', text: 'D' },
  ]);
});

it('ends with the notes where there are some', () => {
  const entries = contents('## A[^1]\n\n## B\n\n## C\n\n[^1]: note');
  expect(entries.at(-1)).toEqual({ id: 'notes', text: 'Notes and sources' });
});

it('lists nothing of a text with fewer', () => {
  expect(contents('## A\n\n### B\n\n### C\n\n## D')).toEqual([]);
});
