import { Button } from '@talent/ui/button';
import { DataTable } from '@talent/ui/data-table';
import { Notice } from '@talent/ui/notice';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { tableTexts } from './content/tool-table';
import { TableBar } from './table-bar';
import { TableHead } from './table-head';
import { TablePager } from './table-pager';
import { TableRows } from './table-rows';
import type { LoadTablePage, TableQuery, ToolColumn } from './tool-column';
import { useCsvExport } from './use-csv-export';
import { useTablePage } from './use-table-page';
import { useTableQuery } from './use-table-query';

export type { LoadTablePage, TablePage, TableQuery, ToolColumn } from './tool-column';

interface ToolTableProps<Row> {
  /** File name of the CSV, and what the table is called in the address: `seo-crawls`. */
  name: string;
  caption: string;
  columns: readonly ToolColumn<Row>[];
  load: LoadTablePage<Row>;
  rowKey: (row: Row) => string;
  initialSort?: TableQuery['sort'];
  filterLabel?: string;
  pageSize?: number;
  /** What stands in the place of a list that has nothing at all. */
  empty: ReactNode;
  /** Another value loads again. */
  refresh?: unknown;
}

/** A list of a staff tool: ordered by its headers, narrowed by a field, turned page by page, exported whole. */
export function ToolTable<Row>(props: ToolTableProps<Row>): ReactNode {
  const { name, caption, columns, load, rowKey, empty } = props;
  const { initialSort = null, filterLabel = tableTexts.filter, pageSize = 20, refresh } = props;
  const [query, change] = useTableQuery(name, {
    pageSize,
    sortKeys: columns.filter(({ sortable }) => sortable).map(({ key }) => key),
    initialSort,
  });
  const { state, isBusy, retry } = useTablePage(load, query, refresh);
  const { exporting, exportCsv } = useCsvExport({ name, columns, load, query });

  const isPastTheEnd = state.status === 'ready' && state.page.rows.length === 0 && query.page > 1;
  useEffect(() => {
    if (isPastTheEnd && !isBusy) change({ page: 1 });
  });

  if (state.status === 'pending') {
    return (
      <p role="status" className="text-ink-muted border-rule border-y py-6">
        {tableTexts.loading(caption)}
      </p>
    );
  }
  if (state.status === 'failed') {
    return (
      <Notice tone="error" title={tableTexts.failed}>
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          {tableTexts.retry}
        </Button>
      </Notice>
    );
  }
  const { rows, total } = state.page;
  if (total === 0 && query.filter === '' && !isPastTheEnd) {
    return <div className="border-rule text-ink-muted border-y py-6">{empty}</div>;
  }
  return (
    <div aria-busy={isBusy || undefined}>
      <TableBar
        {...{ caption, filterLabel, exporting }}
        filter={query.filter}
        onFilter={(filter) => change({ filter })}
        onExport={exportCsv}
      />
      {rows.length > 0 ? (
        <DataTable caption={caption} captionHidden className={isBusy ? 'opacity-60' : undefined}>
          <TableHead columns={columns} sort={query.sort} onSort={(sort) => change({ sort })} />
          <TableRows rows={rows} columns={columns} rowKey={rowKey} />
        </DataTable>
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
