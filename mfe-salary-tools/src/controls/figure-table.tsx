import { DataTable, type DataTableProps } from '@talent/ui/data-table';
import { translateFigure } from '@talent/ui/translate-figure';
import type { ReactNode } from 'react';

/** One row; the last cell of a row with fewer cells than the table spans the rest. */
export interface FigureRow {
  key: string | number;
  name: ReactNode;
  cells: readonly ReactNode[];
  /** The cell of `drawing`'s column. */
  drawing?: ReactNode;
  /** Set strong: the sum of the other rows. */
  isTotal?: boolean;
  isCurrent?: boolean;
}

interface FigureTableProps extends Omit<DataTableProps, 'children'> {
  /** Heads of the columns: the name of the row, then figures. */
  heads: readonly (string | number | undefined)[];
  /** Index of the head whose figures are set strong. */
  strong?: number | undefined;
  /** Head of a column of small drawings after the names. */
  drawing?: string | undefined;
  rows: readonly FigureRow[];
}

/** A table of figures: each row has a name, then its figures in columns. */
export function FigureTable({ heads, strong, drawing, rows, ...table }: FigureTableProps) {
  const [nameHead, ...figureHeads] = heads;
  return (
    <DataTable {...table} data-figures="">
      <thead>
        <tr>
          <th scope="col">{nameHead}</th>
          {drawing && <th scope="col">{drawing}</th>}
          {figureHeads.map((head, index) => (
            <th key={index} scope="col" className="text-end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells, isTotal, isCurrent, ...row }) => (
          <tr key={key} aria-current={isCurrent ? 'true' : undefined}>
            <th scope="row">
              {isTotal ? <strong className="font-semibold">{name}</strong> : name}
            </th>
            {drawing && <td data-drawing="">{row.drawing}</td>}
            {cells.map((cell, index) => {
              const left = figureHeads.length - index;
              const isLong = index === cells.length - 1 && left > 1;
              const isStrong = isTotal || index + 1 === strong;
              return (
                <td
                  key={index}
                  colSpan={isLong ? left : undefined}
                  translate={translateFigure(cell)}
                  className={isLong ? 'text-ink-muted' : isStrong ? 'font-semibold' : undefined}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
