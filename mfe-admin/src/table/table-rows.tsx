import { formatFigure } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import type { ToolColumn } from './tool-column';

interface TableRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly ToolColumn<Row>[];
  rowKey: (row: Row) => string;
}

/** The rows; the first column names each of them. */
export function TableRows<Row>({ rows, columns, rowKey }: TableRowsProps<Row>): ReactNode {
  const [first, ...others] = columns;
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {first && (
            <th scope="row" className="min-w-40 max-w-md break-words">
              {content(first, row)}
            </th>
          )}
          {others.map((column) => (
            <td key={column.key} className={column.align === 'end' ? 'numeric' : undefined}>
              {content(column, row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function content<Row>({ value, cell }: ToolColumn<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  const shown = value(row);
  return typeof shown === 'number' ? formatFigure(shown) : String(shown ?? '');
}
