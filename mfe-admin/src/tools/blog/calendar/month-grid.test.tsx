// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { weeksOf } from '@talent/ui/calendar-days';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MonthGrid } from './month-grid';
import { formatMinute } from '../../../time/format-time';
import { localDay, movedTo, spanOf } from './calendar-time';

const at = (text: string) => new Date(text).toISOString();
const scheduled = {
  ...{ id: 1, version: 2, title: 'Planned ahead', slug: 'planned-ahead' },
  ...({ status: 'scheduled', publishedAt: at('2999-11-20T09:30:00') } as const),
};
const published = {
  ...{ ...scheduled, id: 2, title: 'Out already' },
  ...({ status: 'published', publishedAt: at('2026-11-03T08:00:00') } as const),
};

function show(month: string, posts: (typeof scheduled | typeof published)[]) {
  const calls = { onChoose: vi.fn(), onMove: vi.fn() };
  renderPage(() => (
    <MonthGrid
      label="November"
      weeks={weeksOf(month)}
      month={month}
      today={`${month}-24`}
      posts={posts}
      {...calls}
    />
  ));
  return calls;
}
const post = (name: RegExp) => screen.getByRole('button', { name });

it('a post that is out is in the cell of its day, with its time and state; it stays there, and opens', () => {
  const { onMove, onChoose } = show('2026-11', [published]);
  const cell = post(/Out already/).closest('td');
  expect(cell?.textContent).toBe('Tue, Nov 3308:00 PublishedOut already');
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(7);
  fireEvent.keyDown(post(/Out already/), { key: 'ArrowRight', altKey: true });
  expect(onMove).not.toHaveBeenCalled();
  expect(post(/Out already/).getAttribute('draggable')).toBe('false');
  fireEvent.click(post(/Out already/));
  expect(onChoose).toHaveBeenCalledWith(published);
});

it('Alt with an arrow or a drop moves a scheduled post to another day, and arrows alone do not', () => {
  const { onMove } = show('2999-11', [scheduled]);
  fireEvent.keyDown(post(/Planned ahead/), { key: 'ArrowRight' });
  fireEvent.keyDown(post(/Planned ahead/), { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(post(/Planned ahead/), { key: 'ArrowUp', altKey: true });
  const cell = screen.getByText('Mon, Nov 25').closest('td') ?? document.body;
  fireEvent.drop(cell, { dataTransfer: { getData: () => '1' } });
  expect(onMove.mock.calls).toEqual([
    [scheduled, '2999-11-21'],
    [scheduled, '2999-11-13'],
    [scheduled, '2999-11-25'],
  ]);
});

// The last one is from the end of a long month to a short one.
it.each([
  ['2026-11-24T09:30:00', '2026-12-01', '09:30'],
  ['2026-01-31T18:00:00', '2026-02-28', '18:00'],
])('a post of %s moves to %s and keeps its time of day', (from, day, time) => {
  const moved = movedTo(at(from), day);
  expect([localDay(moved), formatMinute(moved)]).toEqual([day, time]);
});

it('a calendar spans its first day to the end of its last one', () => {
  const weeks = [['2026-11-01', '2026-11-07'], ['2026-12-05']];
  const span = { from: at('2026-11-01T00:00:00'), to: at('2026-12-06T00:00:00') };
  expect(spanOf(weeks)).toEqual(span);
});
