import type { ReactNode } from 'react';
import { TableFrame, TableRow } from './table-frame';

/** A column of a `PlainTable`. */
export interface PlainColumn<Row> {
  label: string;
  /** The label is read aloud and not shown. */
  labelHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Figures line up at the end. */
  numeric?: boolean;
  /** Of the cells below the header. */
  className?: string;
}

interface PlainTableProps<Row> {
  caption: ReactNode;
  captionHidden?: boolean;
  className?: string;
  /** Below the table. */
  source?: ReactNode;
  /** The first column names each row. */
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A short table that shows all of its rows as they are. `ToolTable` is for lists. */
export function PlainTable<Row>(props: PlainTableProps<Row>): ReactNode {
  const { columns, rows, rowKey, ...table } = props;
  return (
    <TableFrame {...table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, labelHidden, numeric }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={numeric ? 'numeric' : undefined}
            >
              {labelHidden ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            cells={columns.map(({ label, cell, numeric, className }) => ({
              label,
              content: cell(row),
              className: numeric ? 'numeric' : className,
            }))}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
