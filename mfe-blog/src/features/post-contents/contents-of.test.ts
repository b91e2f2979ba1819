import { expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/parse-markdown';
import { contentsOf } from './contents-of';

const contents = (markdown: string) =>
  contentsOf(parseMarkdown(markdown, 'https://www.example.com'));

it('lists the sections of a post with at least three', () => {
  expect(contents('## A *b*<br>c\n\ntext\n\n### Not this\n\n## C\n\n## D')).toEqual([
    { id: 'section-a-b-c', text: 'A b c' },
    { id: 'section-c', text: 'C' },
    { id: 'section-d', text: 'D' },
  ]);
});

it('lists nothing of a post with fewer', () => {
  expect(contents('## A\n\n### B\n\n### C\n\n## D')).toEqual([]);
});
