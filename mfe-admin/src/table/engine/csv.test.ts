import { expect, test } from 'vitest';
import { toCsv } from './csv';
import type { ToolColumn } from '../tool-column';

type Row = { name: string; count: number | null };
const columns: readonly ToolColumn<Row>[] = [
  { key: 'name', label: 'Name', value: ({ name }) => name },
  { key: 'count', label: 'Count', value: ({ count }) => count },
];

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'text like %j is no formula to a spreadsheet',
  (name) => {
    expect(toCsv([{ name, count: 1 }], columns)).toMatch(/^name,count\r\n"?'/);
  },
);

test('a negative figure stays a figure', () => {
  expect(toCsv([{ name: 'x', count: -4.5 }], columns)).toContain('x,-4.5');
});
