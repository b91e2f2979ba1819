import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTableState, writeTableState } from './use-table-query';
import { toCsv } from './csv';
import type { ToolColumn } from '../tool-column';

const options = {
  sortKeys: ['name', 'count'],
  initialSort: { key: 'name', descending: true },
  hideable: ['count', 'place'],
};

test('an address leads to the table that it was written for, and leaves the others alone', () => {
  const query = fc.record({
    page: fc.integer({ min: 1, max: 1e6 }),
    sort: fc.record({ key: fc.constantFrom('name', 'count'), descending: fc.boolean() }),
    filter: fc.string({ maxLength: 50 }),
    hidden: fc.constantFrom([], ['count'], ['place'], ['count', 'place']),
  });
  fc.assert(
    fc.property(query, (wanted) => {
      const address = writeTableState(
        new URLSearchParams('other-page=3&tab=a'),
        'seo',
        wanted,
        options.initialSort,
      );
      expect(readTableState(new URLSearchParams(address.toString()), 'seo', options)).toEqual(
        wanted,
      );
      expect([address.get('other-page'), address.get('tab')]).toEqual(['3', 'a']);
    }),
  );
});

test.each([
  '',
  'seo-page=-1&seo-sort=password',
  'seo-page=x&seo-sort=-',
  'seo-page=1.5',
  'seo-hidden=name,password',
])('an address that means nothing gives the table as it begins: %s', (search) => {
  expect(readTableState(new URLSearchParams(search), 'seo', options)).toEqual({
    page: 1,
    sort: { key: 'name', descending: true },
    filter: '',
    hidden: [],
  });
});

test('a table in its default state leaves nothing in the address', () => {
  const begun = { page: 1, sort: options.initialSort, filter: '', hidden: [] };
  const address = writeTableState(new URLSearchParams('seo-page=4'), 'seo', begun, begun.sort);
  expect(address.toString()).toBe('');
});

type Row = { name: string; count: number | null };
const columns: readonly ToolColumn<Row>[] = [
  { key: 'name', label: 'Name', value: ({ name }) => name },
  { key: 'count', label: 'Count', value: ({ count }) => count },
];

test('a negative figure stays a figure', () => {
  expect(toCsv([{ name: 'x', count: -4.5 }], columns)).toBe('\uFEFFname,count\r\nx,-4.5\r\n');
});
