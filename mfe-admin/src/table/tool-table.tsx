import { EmptyState } from '@talent/ui/empty-state';
import { Notice } from '@talent/ui/notice';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToolButton } from '../controls/tool-button';
import { ToolSection } from '../frame/tool-section';
import { useData } from '../queries/use-data';
import { Waiting } from '../queries/query-part';
import { WhenNear } from '../queries/when-near';
import { tableTexts } from './content/tool-table';
import { useTableQuery } from './engine/use-table-query';
import { LoadedTable, type ToolTableProps } from './loaded-table';
import type { TablePage } from './tool-column';

/**
 * A table of a staff tool: ordered by its headers, narrowed by a field, turned page by page, exported whole. Where it has no
 * room, columns go to the details of each row, and on phones its rows are cards.
 */
export function ToolTable<Row extends object>(props: ToolTableProps<Row>) {
  const { name, caption, columns, source, isShort = false, empty, emptyKind = 'table' } = props;
  const { initialSort = null, pageSize = 20 } = props;
  const shownRows = isShort && 'rows' in source ? Math.max(source.rows.length, 1) : pageSize;
  const state = useTableQuery(name, shownRows, {
    sortKeys: columns.filter(({ sortable }) => sortable).map(({ key }) => key),
    initialSort,
    hideable: columns.slice(1).map(({ key }) => key),
  });
  const { query } = state;
  // The page before stays, marked as busy, until the next one has loaded.
  const pageKey = 'load' in source ? [...source.queryKey, 'page', query] : ['rows'];
  const loaded = useData<TablePage<Row>>({
    queryKey: pageKey,
    queryFn: 'load' in source ? ({ signal }) => source.load(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });
  const served = loaded.data;
  if (loaded.isError) {
    return (
      <Notice tone="error" title={tableTexts.failed}>
        <ToolButton className="mt-2" onClick={() => void loaded.refetch()}>
          {tableTexts.retry}
        </ToolButton>
      </Notice>
    );
  }
  if ('load' in source && served === undefined) {
    return <Waiting className="border-rule border-y py-6">{tableTexts.loading(caption)}</Waiting>;
  }
  const isEmpty =
    'rows' in source
      ? source.rows.length === 0
      : served?.total === 0 && query.filter === '' && query.page === 1;
  if (isEmpty) return <EmptyState kind={emptyKind}>{empty}</EmptyState>;
  return (
    <LoadedTable
      rowKey={(row) => String('id' in row ? row.id : columns[0]?.value(row))}
      {...props}
      state={state}
      pageKey={pageKey}
      rows={'rows' in source ? source.rows : (served?.rows ?? [])}
      total={'rows' in source ? null : (served?.total ?? 0)}
      isBusy={loaded.isFetching}
    />
  );
}

interface ListSectionProps<Row extends object> extends ToolTableProps<Row> {
  /** Above the table. */
  intro?: ReactNode;
  /** The table asks for its rows when it comes near. */
  isLate?: true;
  /** Below the table. */
  children?: ReactNode;
}

/** A table in a section of its tool, which has its caption for a title. */
export function ListSection<Row extends object>(props: ListSectionProps<Row>) {
  const { intro, isLate, children, ...list } = props;
  const table = <ToolTable {...list} />;
  return (
    <ToolSection title={list.caption}>
      {intro}
      {isLate ? <WhenNear>{table}</WhenNear> : table}
      {children}
    </ToolSection>
  );
}

interface ShortTableProps<Row extends object> extends Omit<
  ToolTableProps<Row>,
  'source' | 'isShort'
> {
  rows: readonly Row[];
}

/** A table of a few rows that are there: all of them are shown, without a filter and pages. */
export function ShortTable<Row extends object>({ rows, ...props }: ShortTableProps<Row>) {
  return <ToolTable {...props} isShort source={{ rows }} />;
}
