import type { EmptyStateProps } from '@talent/ui/empty-state';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useMemo, type ReactNode } from 'react';
import type { MenuAction } from '../controls/action-menu';
import { FilterField } from './bar/filter-field';
import { useDensity } from './bar/use-density';
import { BulkBar, ExportButton, TablePager } from './bar/table-bar';
import { ViewPanel } from './bar/view-panel';
import { tableTexts } from './content/tool-table';
import { useBulkChange, type BulkAction } from './engine/use-bulk-change';
import { useCsvExport } from './engine/use-csv-export';
import { useFoldedColumns } from './engine/use-folded-columns';
import { useTableModel } from './engine/use-table-model';
import type { useTableQuery } from './engine/use-table-query';
import { TableHead } from './frame/table-head';
import { TableRows } from './frame/table-rows';
import type { TableQuery, TableSource, ToolColumn } from './tool-column';

export interface ToolTableProps<Row extends object> {
  /** File name of the CSV, and what the table is called in the address: `seo-crawls`. */
  name: string;
  caption: string;
  /** After the caption, which is shown then. */
  captionNote?: ReactNode;
  /** The caption is shown; else a heading above says the same. */
  captionShown?: boolean;
  className?: string;
  columns: readonly ToolColumn<Row>[];
  source: TableSource<Row>;
  /** By its `id`, or by the value of the first column, where nothing is given. */
  rowKey?: (row: Row) => string;
  /** Names a row; the value of the first column by default. */
  rowName?: (row: Row) => string;
  /** A menu at the end of each row. */
  rowActions?: (row: Row) => readonly MenuAction[];
  /** Actions on several rows of a list in the database. */
  bulkActions?: readonly BulkAction<Row>[];
  initialSort?: TableQuery['sort'];
  filterLabel?: string;
  pageSize?: number;
  /** A few rows that are there: all of them are shown, without a filter and pages. */
  isShort?: boolean;
  note?: ReactNode;
  /** Shown in place of a list that has nothing at all. */
  empty?: ReactNode;
  /** The shape that is drawn beside it. */
  emptyKind?: EmptyStateProps['kind'];
}

/** A `ToolTable` that has its rows. */
export function LoadedTable<Row extends object>(
  props: ToolTableProps<Row> & {
    rowKey: (row: Row) => string;
    state: ReturnType<typeof useTableQuery>;
    pageKey: QueryKey;
    rows: readonly Row[];
    /** Of all pages, where the database has them; null: all rows are here. */
    total: number | null;
    isBusy: boolean;
  },
) {
  const { name, caption, captionNote, source, rowKey, rowActions, state, rows } = props;
  const { query, hidden, change } = state;
  const { isShort = false, captionShown = captionNote !== undefined, bulkActions = [] } = props;
  const isPickable = bulkActions.length > 0;
  const [density, chooseDensity] = useDensity();
  const captionId = useId();

  const columns = useMemo(
    () => props.columns.filter(({ isFileOnly }) => !isFileOnly),
    [props.columns],
  );
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const content = [density, ...shown.map(({ key }) => key), ...rows.map(rowKey)].join(' ');
  const { scroller, folded } = useFoldedColumns(
    shown.map(({ key, priority = 2 }, index) => ({ key, priority: index === 0 ? 1 : priority })),
    content,
  );
  const model = useTableModel({
    ...props,
    columns,
    query,
    hidden: [...hidden, ...folded],
    onSort: (sort) => change({ sort }),
  });
  const { isExporting, exportCsv } = useCsvExport({
    name,
    columns: props.columns,
    source,
    query,
    ownRows: () => model.getPrePaginatedRowModel().rows.map(({ original }) => original),
  });
  const changeRows = useBulkChange('load' in source ? source.queryKey : [], props.pageKey, rowKey);
  const picked = model.getSelectedRowModel().rows.map(({ original }) => original);
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const [first] = columns;
  const actionsOf = (row: Row): readonly MenuAction[] => [
    ...(rowActions?.(row) ?? []),
    ...bulkActions.map((action) => ({
      label: action.label,
      onChoose: () => changeRows(action, [row]),
    })),
  ];
  const frame = {
    ...{ model, columns: byKey, isPickable },
    folded: columns.filter(({ key }) => folded.includes(key)),
    actions: rowActions !== undefined || isPickable ? actionsOf : undefined,
  };
  const page = model.getRowModel().rows;

  const isPastTheEnd = page.length === 0 && query.page > 1;
  useEffect(() => {
    if (isPastTheEnd && !props.isBusy) change({ page: 1 });
  });
  // Rows of another page are out of sight: nothing is done with them.
  const asked = JSON.stringify(query);
  const clear = useEffectEvent(() => model.resetRowSelection(true));
  useEffect(() => clear(), [asked]);

  return (
    <div aria-busy={props.isBusy || undefined} className={props.className}>
      <figure aria-labelledby={captionId} className="table-frame">
        <figcaption className="relative flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
          <span id={captionId} className={captionShown ? 'text-base font-semibold' : 'sr-only'}>
            <span>{caption}</span>
            {captionNote && (
              <>
                {' '}
                <span className="text-ink-muted font-normal">{captionNote}</span>
              </>
            )}
          </span>
          {picked.length > 0 && (
            <BulkBar
              count={picked.length}
              actions={bulkActions.map((action) => ({
                label: action.label,
                onChoose: () => {
                  changeRows(action, picked);
                  model.resetRowSelection(true);
                },
              }))}
              onClear={() => model.resetRowSelection(true)}
            />
          )}
          {picked.length === 0 && !isShort && (
            <FilterField
              caption={caption}
              label={props.filterLabel ?? tableTexts.filter}
              filter={query.filter}
              onFilter={(filter) => change({ filter })}
            />
          )}
          {picked.length === 0 && (
            <div className="ms-auto flex gap-2">
              <ViewPanel
                caption={caption}
                columns={columns.slice(1)}
                hidden={hidden}
                onHide={(keys) => change({ hidden: keys })}
                density={density}
                onDensity={chooseDensity}
                isShort={isShort}
              />
              <ExportButton {...{ caption, isShort, isExporting }} onExport={exportCsv} />
            </div>
          )}
        </figcaption>
        {/* Focusable, because a keyboard scrolls only a focused element. */}
        <div
          ref={scroller}
          role="group"
          aria-labelledby={captionId}
          tabIndex={0}
          className="table-scroll"
        >
          {/* Its parts name their roles, since they are no table to a browser in a narrow frame. */}
          <table
            role="table"
            aria-labelledby={captionId}
            data-density={density}
            data-controls={Number(isPickable) + Number(folded.length > 0)}
            className="data-table staff-table"
          >
            {page.length > 0 && (
              <>
                <TableHead {...frame} />
                <TableRows
                  {...frame}
                  nameOf={props.rowName ?? ((row) => String(first?.value(row) ?? ''))}
                />
              </>
            )}
          </table>
        </div>
        {props.note && <div className="mt-3">{props.note}</div>}
      </figure>
      {page.length === 0 && (
        <p className="border-rule text-ink-muted border-y py-6">
          {tableTexts.nothingFits(query.filter === '' ? undefined : props.filterLabel)}
        </p>
      )}
      {!isShort && page.length > 0 && (
        <TablePager
          query={query}
          shown={page.length}
          total={props.total ?? model.getPrePaginatedRowModel().rows.length}
          onTurn={(wanted) => change({ page: wanted })}
        />
      )}
    </div>
  );
}
