import { formatFigure } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { TableRow } from './table-frame';
import type { ToolColumn } from './tool-column';

interface TableRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly ToolColumn<Row>[];
  rowKey: (row: Row) => string;
}

/** The rows; the first column names each of them. */
export function TableRows<Row>({ rows, columns, rowKey }: TableRowsProps<Row>): ReactNode {
  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <TableRow
          key={rowKey(row)}
          cells={columns.map((column, index) => ({
            label: column.label,
            content: content(column, row),
            className: index === 0 ? 'min-w-40 max-w-md break-words' : endOf(column),
          }))}
        />
      ))}
    </tbody>
  );
}

function endOf<Row>({ align }: ToolColumn<Row>): string | undefined {
  return align === 'end' ? 'numeric' : undefined;
}

function content<Row>({ value, cell }: ToolColumn<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  const shown = value(row);
  return typeof shown === 'number' ? formatFigure(shown) : String(shown ?? '');
}
