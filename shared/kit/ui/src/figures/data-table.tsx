import { useId, type ReactNode } from 'react';
import { translateFigure } from './translate-figure.ts';

/** A column that is no column of figures, or whose head is more than its name. */
export interface DataColumn {
  /** Names the column in its head, and beside its cells on a phone. */
  name: string | number | undefined;
  /** In the head instead of the name, such as a term that explains itself. */
  head?: ReactNode;
  /** Figures by default. On a phone words get lines of their own. */
  kind?: 'words' | 'drawing';
}

/** One row; the last cell of a row with fewer cells than the table spans the rest. */
export interface DataRow {
  key: string | number;
  name: ReactNode;
  cells: readonly ReactNode[];
  isCurrent?: boolean;
}

export interface DataTableProps {
  /** Describes the cells with unit and period. It names the table and the region that scrolls. */
  caption: string;
  /** Names the table for screen readers only, where a heading above says the same. */
  captionHidden?: boolean;
  /** A `SourceNote` under the table, outside the part that scrolls. */
  source?: ReactNode;
  className?: string | undefined;
  /** The name of the rows, then a head for each other column; one that is not told otherwise is of figures. */
  heads: readonly (DataColumn | DataColumn['name'])[];
  /** Index of the head whose figures decide: they are set strong, and beside the name on a phone. */
  strong?: number | undefined;
  rows: readonly DataRow[];
}

/** More columns than these, or one of words, have no room in a row on a phone. */
const FEW = 3;

/**
 * A table: each row has a name, then figures, words or drawings. On a phone the rows of a wide one are cards, and every cell
 * has the name of its column; the roles keep it a table for those who hear it.
 */
export function DataTable({ caption, captionHidden, source, className, ...table }: DataTableProps) {
  const captionId = useId();
  const label = captionHidden ? { 'aria-label': caption } : { 'aria-labelledby': captionId };
  const Frame = captionHidden ? 'div' : 'figure';
  return (
    <Frame className={className}>
      {/* Outside the table, so that it wraps with the page and does not scroll away with the columns. */}
      {!captionHidden && (
        <figcaption id={captionId} className="pb-3 text-base font-semibold">
          {caption}
        </figcaption>
      )}
      {/* Focusable, because a keyboard scrolls only a focused element. A group and not a region, since the section around it is a
          landmark that often has the same name. Positioned, or hidden text in a far cell widens the page. */}
      <div role="group" {...label} tabIndex={0} className="relative overflow-x-auto">
        <Table {...table} label={label} />
      </div>
      {source && <div className="mt-3">{source}</div>}
    </Frame>
  );
}

type TableProps = Pick<DataTableProps, 'heads' | 'strong' | 'rows'> & { label: object };

function Table({ heads, strong, rows, label }: TableProps) {
  const columns: DataColumn[] = heads.map((head) =>
    typeof head === 'object' ? head : { name: head },
  );
  const isCards = columns.length > FEW || columns.some(({ kind }) => kind === 'words');
  return (
    <table
      {...label}
      role="table"
      data-figures
      data-cards={isCards || undefined}
      className="data-table"
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, head, kind }, at) => (
            <th
              key={at}
              role="columnheader"
              scope="col"
              data-kind={kind}
              data-strong={at === strong || undefined}
            >
              {head ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, name, cells, isCurrent }) => (
          <tr key={key} role="row" aria-current={isCurrent}>
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => {
              const at = index + 1;
              const left = columns.length - at;
              const facts =
                at === cells.length && left > 1
                  ? { colSpan: left, 'data-kind': 'words', className: 'text-ink-muted' }
                  : {
                      'data-kind': columns[at]?.kind,
                      [at === strong ? 'data-strong' : 'data-label']: columns[at]?.name,
                    };
              return (
                <td key={at} role="cell" translate={translateFigure(cell)} {...facts}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
