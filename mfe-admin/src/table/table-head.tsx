import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableQuery, ToolColumn } from './tool-column';

interface TableHeadProps<Row> {
  columns: readonly ToolColumn<Row>[];
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
}

/** Names of the columns; those that the list can be ordered by are buttons. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>): ReactNode {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ key, label, align, sortable }) => {
          const direction =
            sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : null;
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={align === 'end' ? 'text-end' : undefined}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
            >
              {sortable ? (
                <button
                  type="button"
                  className="hover:text-ink -my-1 inline-flex items-center gap-1 py-1 text-[inherit]"
                  onClick={() => onSort({ key, descending: direction === 'ascending' })}
                >
                  {label}
                  <SortMark direction={direction} />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | null }): ReactNode {
  const Icon =
    direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  const look = direction === null ? 'opacity-60' : 'text-signal';
  return <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${look}`} />;
}
