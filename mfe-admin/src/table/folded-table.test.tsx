// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/staff-page';
import { layOut } from './testing/lay-out';
import type { ToolColumn } from './tool-column';
import { ToolTable } from './tool-table';

interface Link {
  from: string;
  to: string;
  seen: string;
  state: string;
}

const columns: readonly ToolColumn<Link>[] = [
  { key: 'from', label: 'From', sortable: true, value: ({ from }) => from },
  { key: 'to', label: 'To', value: ({ to }) => to },
  { key: 'seen', label: 'Seen', priority: 3, value: ({ seen }) => seen },
  { key: 'state', label: 'State', priority: 1, value: ({ state }) => state },
];
const rows: Link[] = [
  { from: 'a.example', to: '/', seen: '2026-01-02', state: 'open' },
  { from: 'b.example', to: '/blog', seen: '2026-01-03', state: 'gone' },
];

function open(): void {
  renderPage(() => (
    <ToolTable
      name="links"
      caption="Links"
      columns={columns}
      source={{ rows }}
      rowKey={({ from }) => from}
      empty={null}
    />
  ));
}

function headers(): string[] {
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

describe('a table without room for its columns', () => {
  it('shows all of them where they fit', () => {
    layOut({ room: 1000, column: 200 });
    open();
    expect(headers()).toEqual(['From', 'To', 'Seen', 'State']);
    expect(screen.queryByRole('button', { name: 'Details: a.example' })).toBeNull();
  });

  it('has the least important ones in the details of each row, which a button opens', () => {
    layOut({ room: 700, column: 200 });
    open();
    expect(headers()).toEqual(['Details', 'From', 'To', 'State']);
    const button = screen.getByRole('button', { name: 'Details: b.example' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('2026-01-03')).toBeNull();
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const details = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(details?.textContent).toBe('Seen2026-01-03');
    expect(screen.queryByText('2026-01-02')).toBeNull();
    fireEvent.click(button);
    expect(screen.queryByText('2026-01-03')).toBeNull();
  });

  it('keeps its first column and those that are always needed', () => {
    layOut({ room: 645, column: 400 });
    open();
    expect(headers()).toEqual(['Details', 'From', 'State']);
  });

  it('has only the columns that leave first in the details of a card', () => {
    layOut({ room: 328, column: 200 });
    open();
    expect(headers()).toEqual(['Details', 'From', 'To', 'State']);
  });
});

describe('a text that is cut off', () => {
  it('is a stop of the Tab key and shows its whole on focus, until Escape', () => {
    layOut({ room: 1000, column: 100, letters: 6 });
    open();
    const table = screen.getByRole('table', { name: 'Links' });
    const text = within(table).getByText('a.example');
    expect(text.tabIndex).toBe(0);
    fireEvent.focus(text);
    expect(document.querySelector('.whole-text')?.textContent).toBe('a.example');
    fireEvent.keyDown(text, { key: 'Escape' });
    expect(document.querySelector('.whole-text')).toBeNull();
  });

  it('shows its whole while a pointer is on it', () => {
    layOut({ room: 1000, column: 100, letters: 6 });
    open();
    const text = screen.getByText('b.example');
    fireEvent.pointerOver(text, { pointerType: 'mouse' });
    expect(document.querySelector('.whole-text')?.textContent).toBe('b.example');
    fireEvent.pointerOut(text);
    expect(document.querySelector('.whole-text')).toBeNull();
  });

  it('is not one where all of it is shown', () => {
    layOut({ room: 1000, column: 100, letters: 50 });
    open();
    expect(screen.getByText('a.example').hasAttribute('tabindex')).toBe(false);
  });
});
