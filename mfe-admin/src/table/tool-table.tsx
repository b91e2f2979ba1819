import { EmptyState, type EmptyStateProps } from '@talent/ui/empty-state';
import { Notice } from '@talent/ui/notice';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../controls/tool-button';
import { useData } from '../queries/use-data';
import { tableTexts } from './content/tool-table';
import { pageOfRows } from './page-of-rows';
import { TableBar } from './table-bar';
import { TableFrame } from './table-frame';
import { TableHead } from './table-head';
import { TablePager } from './table-pager';
import { TableRows } from './table-rows';
import type { TablePage, TableQuery, TableSource, ToolColumn } from './tool-column';
import { useCsvExport } from './use-csv-export';
import { useTableQuery } from './use-table-query';

interface ToolTableProps<Row> {
  /** File name of the CSV, and what the table is called in the address: `seo-crawls`. */
  name: string;
  caption: string;
  columns: readonly ToolColumn<Row>[];
  source: TableSource<Row>;
  rowKey: (row: Row) => string;
  initialSort?: TableQuery['sort'];
  filterLabel?: string;
  pageSize?: number;
  /** Shown in place of a list that has nothing at all. */
  empty: ReactNode;
  /** The shape that is drawn beside it. */
  emptyKind?: EmptyStateProps['kind'];
}

/** A list of a staff tool: ordered by its headers, narrowed by a field, turned page by page, exported whole. */
export function ToolTable<Row>(props: ToolTableProps<Row>): ReactNode {
  const { name, caption, columns, source, rowKey, empty } = props;
  const {
    emptyKind = 'table',
    initialSort = null,
    filterLabel = tableTexts.filter,
    pageSize = 20,
  } = props;
  const [query, change] = useTableQuery(name, pageSize, {
    sortKeys: columns.filter(({ sortable }) => sortable).map(({ key }) => key),
    initialSort,
  });
  // The page before stays, marked as busy, until the next one has loaded.
  const loaded = useData<TablePage<Row>>({
    queryKey: 'load' in source ? [...source.queryKey, 'page', query] : ['rows'],
    queryFn: 'load' in source ? ({ signal }) => source.load(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });
  const page = 'rows' in source ? pageOfRows(source.rows, columns, query) : loaded.data;
  const isBusy = loaded.isFetching;
  const { isExporting, exportCsv } = useCsvExport({ name, columns, source, query });

  const isPastTheEnd = !loaded.isError && page?.rows.length === 0 && query.page > 1;
  useEffect(() => {
    if (isPastTheEnd && !isBusy) change({ page: 1 });
  });

  if (loaded.isError) {
    return (
      <Notice tone="error" title={tableTexts.failed}>
        <ToolButton className="mt-2" onClick={() => void loaded.refetch()}>
          {tableTexts.retry}
        </ToolButton>
      </Notice>
    );
  }
  if (page === undefined) {
    return (
      <p role="status" data-loading className="text-ink-muted border-rule border-y py-6">
        {tableTexts.loading(caption)}
      </p>
    );
  }
  const { rows, total } = page;
  if (total === 0 && query.filter === '' && !isPastTheEnd) {
    return <EmptyState kind={emptyKind}>{empty}</EmptyState>;
  }
  return (
    <div aria-busy={isBusy || undefined}>
      <TableBar
        caption={caption}
        filterLabel={filterLabel}
        isExporting={isExporting}
        filter={query.filter}
        onFilter={(filter) => change({ filter })}
        onExport={exportCsv}
      />
      {rows.length > 0 ? (
        <TableFrame caption={caption} captionHidden className={isBusy ? 'opacity-60' : undefined}>
          <TableHead columns={columns} sort={query.sort} onSort={(sort) => change({ sort })} />
          <TableRows rows={rows} columns={columns} rowKey={rowKey} />
        </TableFrame>
      ) : (
        <p className="border-rule text-ink-muted border-y py-6">{tableTexts.nothingFits}</p>
      )}
      <TablePager
        query={query}
        shown={rows.length}
        total={total}
        onTurn={(page) => change({ page })}
      />
    </div>
  );
}
