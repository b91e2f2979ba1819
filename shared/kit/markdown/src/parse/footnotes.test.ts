import { expect, it } from 'vitest';
import { plainText } from '../document.ts';
import { parseMarkdown } from './parse-markdown.ts';

const read = (markdown: string) =>
  parseMarkdown(markdown, { siteOrigin: 'https://www.example.com' });
const notesOf = (markdown: string) =>
  read(markdown).footnotes.map(({ references, body }) => [plainText(body), ...references]);

it('numbers footnotes as the text refers to them, not as they are defined', () => {
  const markdown = 'One[^b], two[^a], again[^b].\n\n[^a]: First defined.\n[^b]: Second defined.';
  expect(read(markdown).body).toMatchObject([
    {
      children: [
        'One',
        { tag: 'note', attributes: { id: 'note-ref-1', href: '#note-1' }, children: ['1'] },
        ', two',
        { tag: 'note', attributes: { id: 'note-ref-2', href: '#note-2' }, children: ['2'] },
        ', again',
        { tag: 'note', attributes: { id: 'note-ref-1-2', href: '#note-1' }, children: ['1'] },
        '.',
      ],
    },
  ]);
  expect(notesOf(markdown)).toEqual([
    ['Second defined.', 'note-ref-1', 'note-ref-1-2'],
    ['First defined.', 'note-ref-2'],
  ]);
});

it('leaves a reference that nothing defines as it is written, and drops a note that no one reads', () => {
  const { body, footnotes } = read('Text[^1] and `[^2]`.\n\n[^2]: Never referred to.');
  expect(plainText(body)).toBe('Text[^1] and [^2].');
  expect(footnotes).toEqual([]);
});

it('takes what is indented, and lines that go on, into a note', () => {
  const markdown =
    'A[^1] b[^2].\n\n[^1]: First line\n    goes on.\n\n    Second *paragraph*.\n\nNot a note.\n\n[^2]: Lazy\nline.\n## Heading';
  expect(notesOf(markdown)).toEqual([
    ['First line\ngoes on.Second paragraph.', 'note-ref-1'],
    ['Lazy\nline.', 'note-ref-2'],
  ]);
  expect(plainText(read(markdown).body)).toBe('A b.Not a note.Heading');
});

it('finds notes that other notes refer to', () => {
  expect(notesOf('A[^1].\n\n[^1]: See[^2].\n\n[^2]: Deep.')).toEqual([
    ['See.', 'note-ref-1'],
    ['Deep.', 'note-ref-2'],
  ]);
});

it('knows no difference between capital and small letters in names', () => {
  expect(notesOf('A[^Note].\n\n[^NOTE]: Found.')).toEqual([['Found.', 'note-ref-1']]);
});
