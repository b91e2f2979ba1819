import type { EmptyStateProps } from '@talent/ui/empty-state';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import type { MenuAction } from '../controls/action-menu';
import { FilterField } from './bar/filter-field';
import { useDensity } from './bar/kept-choices';
import { BulkBar, TableBar, TablePager } from './bar/table-bar';
import { ViewPanel } from './bar/view-panel';
import { tableTexts } from './content/tool-table';
import { useBulkChange, type BulkAction } from './engine/use-bulk-change';
import { useCsvExport } from './engine/use-csv-export';
import { useFoldedColumns } from './engine/use-folded-columns';
import { useTableModel } from './engine/use-table-model';
import type { useTableQuery } from './engine/use-table-query';
import { TableFrame } from './frame/table-frame';
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
  rowKey: (row: Row) => string;
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
  /** Below the table. */
  note?: ReactNode;
  /** Shown in place of a list that has nothing at all. */
  empty: ReactNode;
  /** The shape that is drawn beside it. */
  emptyKind?: EmptyStateProps['kind'];
}

interface LoadedTableProps<Row extends object> extends ToolTableProps<Row> {
  state: ReturnType<typeof useTableQuery>;
  /** Of the page that is shown. */
  pageKey: QueryKey;
  rows: readonly Row[];
  /** Of all pages, where the database has them; null: all rows are here. */
  total: number | null;
  isBusy: boolean;
}

/** A `ToolTable` that has its rows. */
export function LoadedTable<Row extends object>(props: LoadedTableProps<Row>): ReactNode {
  const { name, caption, captionNote, columns, source, rowKey, rowActions, state, rows } = props;
  const { query, hidden, change } = state;
  const { isShort = false, captionShown = captionNote !== undefined, bulkActions = [] } = props;
  const isPickable = bulkActions.length > 0;
  const [ownDensity, chooseDensity] = useDensity();
  const density = state.density ?? ownDensity;

  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const content = [density, ...shown.map(({ key }) => key), ...rows.map(rowKey)].join(' ');
  const { scroller, folded } = useFoldedColumns(
    shown.map(({ key, priority = 2 }, index) => ({ key, priority: index === 0 ? 1 : priority })),
    content,
  );
  const model = useTableModel({
    ...props,
    query,
    hidden: [...hidden, ...folded],
    onSort: (sort) => change({ sort }),
  });
  const { isExporting, exportCsv } = useCsvExport({
    name,
    columns,
    source,
    query,
    ownRows: () => model.getPrePaginatedRowModel().rows.map(({ original }) => original),
  });
  const changeRows = useBulkChange('load' in source ? source.queryKey : [], props.pageKey, rowKey);
  const picked = model.getSelectedRowModel().rows.map(({ original }) => original);
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const [first] = columns;
  const hasActions = rowActions !== undefined || isPickable;
  const actionsOf = (row: Row): readonly MenuAction[] => [
    ...(rowActions?.(row) ?? []),
    ...bulkActions.map((action) => ({
      label: action.label,
      onChoose: () => changeRows(action, [row]),
    })),
  ];
  const page = model.getRowModel().rows;

  const isPastTheEnd = page.length === 0 && query.page > 1;
  useEffect(() => {
    if (isPastTheEnd && !props.isBusy) change({ page: 1 });
  });
  // Rows of another page are out of sight: nothing is done with them.
  const asked = JSON.stringify(query);
  const clear = useEffectEvent(() => model.resetRowSelection(true));
  useEffect(() => clear(), [asked]);

  const bar =
    picked.length > 0 ? (
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
    ) : (
      <TableBar
        caption={caption}
        isShort={isShort}
        isExporting={isExporting}
        onExport={exportCsv}
        filter={
          !isShort && (
            <FilterField
              caption={caption}
              label={props.filterLabel ?? tableTexts.filter}
              filter={query.filter}
              onFilter={(filter) => change({ filter })}
            />
          )
        }
        view={
          <ViewPanel
            name={name}
            caption={caption}
            columns={columns.slice(1)}
            hidden={hidden}
            onHide={(keys) => change({ hidden: keys })}
            density={density}
            onDensity={(wanted) => {
              chooseDensity(wanted);
              if (state.density !== null) change({ density: null });
            }}
            isShort={isShort}
          />
        }
      />
    );

  return (
    <div aria-busy={props.isBusy || undefined} className={props.className}>
      <TableFrame
        caption={caption}
        captionNote={captionNote}
        captionHidden={!captionShown}
        bar={bar}
        source={props.note}
        density={density}
        controls={Number(isPickable) + Number(folded.length > 0)}
        scroller={scroller}
      >
        {page.length > 0 && (
          <>
            <TableHead
              model={model}
              columns={byKey}
              hasControls={isPickable || folded.length > 0}
              isPickable={isPickable}
              hasActions={hasActions}
            />
            <TableRows
              model={model}
              columns={byKey}
              folded={columns.filter(({ key }) => folded.includes(key))}
              nameOf={props.rowName ?? ((row) => String(first?.value(row) ?? ''))}
              isPickable={isPickable}
              actions={hasActions ? actionsOf : undefined}
            />
          </>
        )}
      </TableFrame>
      {page.length === 0 && (
        <p className="border-rule text-ink-muted border-y py-6">{tableTexts.nothingFits}</p>
      )}
      {!isShort && (
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
