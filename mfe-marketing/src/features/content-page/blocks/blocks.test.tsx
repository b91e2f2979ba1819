// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InlineText } from './inline-text';
import { plainText } from './rich-text-mark';
import { clocks } from '@talent/content/clocks';
import { ClocksBlock, placeOfDay } from './clocks-block';
import { arrangeSection } from '../content-page';
import type { ShownBlock } from '../shown-block';

function show(text: string): HTMLElement {
  return renderPage(() => <InlineText text={text} />, { data: null }).container;
}

it('running text turns its two marks into links and strong words, in their places', () => {
  const container = show('Hire **one** [ML engineer](/hire-ml-engineers), or two.');
  expect(container.textContent).toBe('Hire one ML engineer, or two.');
  expect(screen.getByRole('link', { name: 'ML engineer' }).getAttribute('href')).toBe(
    '/hire-ml-engineers',
  );
  expect(container.querySelector('strong')?.textContent).toBe('one');
});

it('running text leaves addresses of other sites and HTML as the text that they are', () => {
  const text = '[away](https://example.com) <b>bold</b>';
  const container = show(text);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('a, b')).toBeNull();
});

it('running text leaves the words of links and strong words, and drops the marks', () => {
  const text = 'Hire **one** [ML engineer](/hire-ml-engineers), or [two](/services/x).';
  expect(plainText(text)).toBe('Hire one ML engineer, or two.');
});

it('running text changes nothing in a text without marks', () => {
  expect(plainText('2 * 3 [sic] (6)')).toBe('2 * 3 [sic] (6)');
});

it('a block of clocks says each clock in words and draws it on one axis, without inline styles', () => {
  const { container } = renderPage(() => <ClocksBlock clocks={clocks} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Shortlist',
    'Interviews',
    'Placement',
    'Support',
  ]);
  screen.getByText('72 hours on average');
  screen.getByText('2-4 weeks');
  screen.getByText('6 months');
  expect(container.querySelectorAll('rect')).toHaveLength(4);
  expect(container.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

it('a block of clocks begins each bar where the one before it ends, and ends at the edge', () => {
  const bars = clocks.map(({ fromDay, toDay }) => [placeOfDay(fromDay), placeOfDay(toDay)]);
  expect(bars[0]?.[0]).toBe(0);
  expect(bars.at(-1)?.[1]).toBe(100);
  for (const [index, [from = 0, to = 0]] of bars.entries()) {
    expect(to - from).toBeGreaterThan(3);
    if (index > 0) expect(from).toBe(bars[index - 1]?.[1]);
  }
});

const words = (length: number): ShownBlock => ({ kind: 'text', paragraphs: ['x'.repeat(length)] });
const note: ShownBlock = { kind: 'callout', title: 'Note', text: 'x'.repeat(200) };
const table: ShownBlock = { kind: 'table', caption: '', columns: [], rows: [], weeks: null };

it('a section puts a note beside the longest run of words, and leaves tables their width', () => {
  const [short, long] = [words(300), words(600)];
  expect(arrangeSection([short, table, long, note])).toEqual([
    { main: [short, table], notes: [] },
    { main: [long], notes: [note] },
  ]);
});

it('a section leaves a note in its place where the words beside it would be shorter', () => {
  const blocks = [words(300), table, note];
  expect(arrangeSection(blocks)).toEqual([{ main: blocks, notes: [] }]);
});

it('a section without notes stays as it is', () => {
  const blocks = [words(40), table];
  expect(arrangeSection(blocks)).toEqual([{ main: blocks, notes: [] }]);
});
