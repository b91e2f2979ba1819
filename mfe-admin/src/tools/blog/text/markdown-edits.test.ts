import { expect, it } from 'vitest';
import { postFigures } from '@talent/page-parts/figure-list';
import {
  editFor,
  figureEdit,
  imageEdit,
  type Edit,
  type EditKind,
  type TextSelection,
} from './markdown-edits';
import { slashItems, slashWordAt } from './slash-items';

function after({ text }: TextSelection, edit: Edit): string {
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const { selectStart, selectEnd } = edit;
  return `${changed.slice(0, selectStart)}«${changed.slice(selectStart, selectEnd)}»${changed.slice(selectEnd)}`;
}

/** A text whose selection is between brackets. */
function selection(marked: string): TextSelection {
  const [before = '', chosen = '', rest = ''] = marked.split(/[«»]/);
  const text = before + chosen + rest;
  return { text, start: before.length, end: before.length + chosen.length };
}

it.each<[EditKind, string, string]>([
  ['bold', 'a «word» b', 'a **«word»** b'],
  ['bold', 'a «»', 'a **«bold text»**'],
  ['link', 'see «the guide».', 'see [the guide](«https://»).'],
  ['heading', 'One.«»', 'One.\n\n## «Heading»\n\n'],
  ['heading', 'One.\n\n«Two»\n\nThree.', 'One.\n\n## «Two»\n\nThree.'],
  ['callout', '«One.\nTwo.»', '> [!NOTE]\n> «One.\n> Two.»\n\n'],
  ['table', '«»', '| «Column» | Column |\n| ------ | ------ |\n| Cell   | Cell   |\n\n'],
])('%s of %j gives %j', (kind, before, expected) => {
  const from = selection(before);
  expect(after(from, editFor(kind, from))).toBe(expected);
});

it('a picture is a block of its own, and its alt text cannot end its own brackets', () => {
  const from = selection('Text «here» on.');
  expect(after(from, imageEdit(from, '/x.png', 'A [b]\\\nc'))).toBe(
    'Text here\n\n![A \\[b\\]\\\\ c](/x.png)«»\n\n on.',
  );
});

it('a figure is a paragraph of its own, whose title can be written over', () => {
  const from = selection('Text «here».');
  expect(after(from, figureEdit(from, postFigures[0]))).toBe(
    'Text here\n\n[«Pay by role in the United States»](/ai-ml-salary-data "figure:us-pay-by-role")\n\n.',
  );
});

const at = (text: string, place = text.length) => slashWordAt({ text, start: place, end: place });

it.each([
  ['/', { from: 0, typed: '' }],
  ['First.\n\n/he', { from: 8, typed: 'he' }],
  ['/numbered l', { from: 0, typed: 'numbered l' }],
])('%j opens the menu', (text, word) => {
  expect(at(text)).toEqual(word);
});

it.each(['and/or', ' /he', '/blog/a', '/2026', 'First.\n', ''])('%j does not', (text) => {
  expect(at(text)).toBeNull();
});

it('a slash before other words of the line, or with a selection, does not', () => {
  expect(at('/he and more', 3)).toBeNull();
  expect(slashWordAt({ text: '/he', start: 1, end: 3 })).toBeNull();
  expect(at('/he\nNext line', 3)).toEqual({ from: 0, typed: 'he' });
});

it.each([
  ['', 15, 'Heading'],
  ['he', 1, 'Heading'],
  ['li', 4, 'List'],
  ['numbered', 1, 'Numbered list'],
  ['chart', 1, 'Figure'],
  ['python', 1, 'Code'],
  ['zzz', 0, undefined],
])('%j finds %i blocks, first %s', (typed, count, first) => {
  const found = slashItems(typed);
  expect([found.length, found[0]?.label]).toEqual([count, first]);
});
