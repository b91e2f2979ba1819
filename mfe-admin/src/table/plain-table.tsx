import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';

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
  const [first, ...others] = columns;
  return (
    <DataTable {...table}>
      <thead>
        <tr>
          {columns.map(({ label, labelHidden, numeric }) => (
            <th key={label} scope="col" className={numeric ? 'numeric' : undefined}>
              {labelHidden ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row" className={first?.className}>
              {first?.cell(row)}
            </th>
            {others.map(({ label, cell, numeric, className }) => (
              <td key={label} className={numeric ? 'numeric' : className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
