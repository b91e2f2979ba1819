import { describe, expect, it } from 'vitest';
import { foldColumns } from './use-folded-columns';

const columns = [
  { key: 'name', priority: 1 },
  { key: 'from', priority: 2 },
  { key: 'seen', priority: 3 },
  { key: 'to', priority: 2 },
  { key: 'state', priority: 1 },
] as const;
const widths = new Map(columns.map(({ key }) => [key, 100]));

describe('columns that leave a table', () => {
  it('are none where all of them fit', () => {
    expect(foldColumns(columns, widths, 500, 40)).toEqual([]);
  });

  it('are those of the lowest priority first, and of one priority the last one', () => {
    expect(foldColumns(columns, widths, 499, 40)).toEqual(['seen']);
    expect(foldColumns(columns, widths, 439, 40)).toEqual(['seen', 'to']);
    expect(foldColumns(columns, widths, 300, 40)).toEqual(['seen', 'to', 'from']);
  });

  it('make room for the button that opens the details', () => {
    expect(foldColumns(columns, widths, 440, 40)).toEqual(['seen']);
    expect(foldColumns(columns, widths, 440, 41)).toEqual(['seen', 'to']);
  });

  it('are never those that stay', () => {
    expect(foldColumns(columns, widths, 10, 40)).toEqual(['seen', 'to', 'from']);
  });
});
