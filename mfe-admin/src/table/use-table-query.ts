import { useSearchParams } from '@talent/sdk';
import { useMemo } from 'react';
import { readTableQuery, writeTableQuery } from './table-address';
import type { TableQuery } from './tool-column';

interface Options {
  pageSize: number;
  sortKeys: readonly string[];
  initialSort: TableQuery['sort'];
}

/** The state of a table. It is kept in the address, so that a reload and the back button restore it. */
export function useTableQuery(
  name: string,
  { pageSize, sortKeys, initialSort }: Options,
): [TableQuery, (change: Partial<TableQuery>) => void] {
  const [search, setSearch] = useSearchParams();
  const keys = sortKeys.join(' ');
  const sortKey = initialSort?.key ?? null;
  const descending = initialSort?.descending ?? false;
  const address = search.toString();
  const query = useMemo(
    () => ({
      pageSize,
      ...readTableQuery(new URLSearchParams(address), name, {
        sortKeys: keys.split(' '),
        initialSort: sortKey === null ? null : { key: sortKey, descending },
      }),
    }),
    [address, name, pageSize, keys, sortKey, descending],
  );

  function change(wanted: Partial<TableQuery>): void {
    // Of the address as it is by now: another table may have changed it since.
    const current = new URLSearchParams(window.location.search);
    const next = writeTableQuery(current, name, { ...query, page: 1, ...wanted }, initialSort);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return [query, change];
}
