import { expect, it } from 'vitest';
import { arrangeSection } from './arrange-section';
import type { ShownBlock } from './shown-block';

const words = (length: number): ShownBlock => ({ kind: 'text', paragraphs: ['x'.repeat(length)] });
const note: ShownBlock = { kind: 'callout', title: 'Note', text: 'x'.repeat(200) };
const table: ShownBlock = { kind: 'table', caption: '', columns: [], rows: [], weeks: null };

it('puts a note beside the longest run of words, and leaves tables their width', () => {
  const [short, long] = [words(300), words(600)];
  expect(arrangeSection([short, table, long, note])).toEqual([
    { main: [short, table], notes: [] },
    { main: [long], notes: [note] },
  ]);
});

it('leaves a note in its place where the words beside it would be shorter', () => {
  const blocks = [words(300), table, note];
  expect(arrangeSection(blocks)).toEqual([{ main: blocks, notes: [] }]);
});

it('keeps a section without notes as it is', () => {
  const blocks = [words(40), table];
  expect(arrangeSection(blocks)).toEqual([{ main: blocks, notes: [] }]);
});
