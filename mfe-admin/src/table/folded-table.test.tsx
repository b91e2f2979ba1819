// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../testing/staff-page';
import { layOut } from './testing/lay-out';
import type { ToolColumn } from './tool-column';
import { ShortTable } from './tool-table';
import { Address } from './address';

type Link = Record<'from' | 'to' | 'via' | 'seen' | 'state', string>;

const columns: readonly ToolColumn<Link>[] = [
  { key: 'from', label: 'From', sortable: true, value: ({ from }) => from },
  { key: 'to', label: 'To', value: ({ to }) => to },
  { key: 'via', label: 'Via', value: ({ via }) => via },
  { key: 'seen', label: 'Seen', priority: 3, value: ({ seen }) => seen },
  { key: 'state', label: 'State', priority: 1, value: ({ state }) => state },
];
const rows: Link[] = [
  { from: 'a.example', to: '/', via: 'A', seen: '2026-01-02', state: 'open' },
  { from: 'b.example', to: '/blog', via: 'B', seen: '2026-01-03', state: 'gone' },
];

function open(layout: Parameters<typeof layOut>[0]): void {
  layOut(layout);
  renderPage(() => (
    <ShortTable
      name="links"
      caption="Links"
      columns={columns}
      rows={rows}
      rowKey={({ from }) => from}
    />
  ));
}

it.each([
  ['all of them where they fit', 1000, 200, ['From', 'To', 'Via', 'Seen', 'State']],
  [
    'all but the least important ones and the last of the others',
    700,
    200,
    ['Details', 'From', 'To', 'State'],
  ],
  ['its first column and those that are always needed', 645, 400, ['Details', 'From', 'State']],
  ['on a card all but those that leave first', 328, 200, ['Details', 'From', 'To', 'Via', 'State']],
])('keeps of its columns %s', (_, room, column, headers) => {
  open({ room, column });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    headers,
  );
  expect(screen.queryAllByRole('button', { name: /^Details: / })).toHaveLength(
    headers[0] === 'Details' ? 2 : 0,
  );
});

it('has the columns without room in the details of each row, which a button opens', () => {
  open({ room: 700, column: 200 });
  const button = screen.getByRole('button', { name: 'Details: b.example' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('2026-01-03')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const details = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(details?.textContent).toBe('ViaBSeen2026-01-03');
  expect(screen.queryByText('2026-01-02')).toBeNull();
  fireEvent.click(button);
  expect(screen.queryByText('2026-01-03')).toBeNull();
});

it('makes a text that is cut off a stop of the Tab key, with the whole of it for a pointer', () => {
  open({ room: 1000, column: 100, letters: 6 });
  const text = screen.getByText('a.example');
  expect([text.tabIndex, text.title]).toEqual([0, 'a.example']);
});

it('makes no stop of a text that is shown whole', () => {
  open({ room: 1000, column: 100, letters: 50 });
  const text = screen.getByText('a.example');
  expect([text.hasAttribute('tabindex'), text.title]).toEqual([false, '']);
});

afterEach(cleanup);

it('an address can break after its slashes, question mark, ampersands, equals and at signs alone', () => {
  const { container } = render(
    <Address>https://news.example/2026/list?utm_source=mail&id=7@ada</Address>,
  );
  expect(container.innerHTML.replaceAll(/<\/?span>/g, '').split('<wbr>')).toEqual([
    'https://',
    'news.example/',
    '2026/',
    'list?',
    'utm_source=',
    'mail&amp;',
    'id=',
    '7@',
    'ada',
  ]);
});
