import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useEffect, useRef, type ChangeEvent } from 'react';
import type { MenuAction } from '../../controls/action-menu';
import { tableTexts } from '../content/tool-table';
import type { TableModel } from '../engine/use-table-model';
import type { ToolColumn } from '../tool-column';

/** The parts that the head of a table and its rows have in common. */
export interface TableFrame<Row extends object> {
  model: TableModel<Row>;
  columns: ReadonlyMap<string, ToolColumn<Row>>;
  /** Columns without room, in the details of each row. */
  folded: readonly ToolColumn<Row>[];
  isPickable: boolean;
  actions: ((row: Row) => readonly MenuAction[]) | undefined;
}

/** Names of the columns; those that the list can be ordered by are buttons. */
export function TableHead<Row extends object>(frame: TableFrame<Row>) {
  const { model, columns, folded, isPickable, actions } = frame;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {(isPickable || folded.length > 0) && (
          <th role="columnheader" scope="col" className="row-controls">
            {isPickable ? (
              <RowCheck
                label={tableTexts.pickAll}
                isPicked={model.getIsAllPageRowsSelected()}
                isPartly={model.getIsSomePageRowsSelected()}
                onPick={() => model.toggleAllPageRowsSelected()}
              />
            ) : (
              <span className="sr-only">{tableTexts.details}</span>
            )}
          </th>
        )}
        {model.getVisibleLeafColumns().map((each) => {
          const column = columns.get(each.id);
          if (!column) return null;
          const { key, label, align, sortable } = column;
          const sorted = each.getIsSorted();
          const direction = sorted && (sorted === 'desc' ? 'descending' : 'ascending');
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              data-key={key}
              className={align === 'end' ? 'text-end' : undefined}
              aria-sort={sortable ? direction || 'none' : undefined}
            >
              {sortable ? (
                <button
                  type="button"
                  className="hover:text-ink -my-1 inline-flex items-center gap-1 py-1 text-start text-[inherit]"
                  onClick={() => each.toggleSorting(sorted === 'asc')}
                >
                  <span>{label}</span>
                  <SortMark direction={direction} />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
        {actions && (
          <th role="columnheader" scope="col" className="row-actions">
            <span className="sr-only">{tableTexts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | false }) {
  const Icon =
    direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  const look = direction ? 'text-signal' : 'opacity-60';
  return <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${look}`} />;
}

export function RowCheck(props: {
  label: string;
  isPicked: boolean;
  isPartly?: boolean;
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const { label, isPicked, isPartly = false, onPick } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isPicked;
  }, [isPartly, isPicked]);
  return (
    <label className="inline-flex size-[2rem] flex-none cursor-pointer items-center justify-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        className="accent-signal size-4"
        checked={isPicked}
        onChange={onPick}
      />
    </label>
  );
}
