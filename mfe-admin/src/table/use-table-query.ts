import { useSearchParams } from '@talent/sdk';
import type { TableQuery } from './tool-column';

type AddressedQuery = Omit<TableQuery, 'pageSize'>;

interface Defaults {
  sortKeys: readonly string[];
  initialSort: TableQuery['sort'];
}

/** The state of a table. It is kept in the address, so that a reload and the back button restore it. */
export function useTableQuery(
  name: string,
  pageSize: number,
  defaults: Defaults,
): [TableQuery, (change: Partial<TableQuery>) => void] {
  const [search, setSearch] = useSearchParams();
  const query = { pageSize, ...readTableQuery(search, name, defaults) };

  function change(wanted: Partial<TableQuery>): void {
    // The current address: another table may have changed it since.
    const current = new URLSearchParams(window.location.search);
    const wholeQuery = { ...query, page: 1, ...wanted };
    const next = writeTableQuery(current, name, wholeQuery, defaults.initialSort);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return [query, change];
}

/** The state of a table in an address; missing or invalid parts take their default. */
export function readTableQuery(
  search: URLSearchParams,
  name: string,
  { sortKeys, initialSort }: Defaults,
): AddressedQuery {
  const page = Number(search.get(`${name}-page`));
  const sort = search.get(`${name}-sort`) ?? '';
  const key = sort.replace(/^-/, '');
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: sortKeys.includes(key) ? { key, descending: sort.startsWith('-') } : initialSort,
    filter: (search.get(`${name}-filter`) ?? '').slice(0, 100),
  };
}

/** The address with the state of a table, without its defaults; the rest of the address stays. */
export function writeTableQuery(
  search: URLSearchParams,
  name: string,
  { page, sort, filter }: AddressedQuery,
  initialSort: TableQuery['sort'],
): URLSearchParams {
  const written = new URLSearchParams(search);
  const set = (part: string, value: string): void => {
    if (value === '') written.delete(`${name}-${part}`);
    else written.set(`${name}-${part}`, value);
  };
  set('page', page === 1 ? '' : String(page));
  const order = sortText(sort);
  set('sort', order === sortText(initialSort) ? '' : order);
  set('filter', filter);
  return written;
}

/** `name`, or `-name` from the last to the first; empty for no order. */
function sortText(sort: TableQuery['sort']): string {
  return sort === null ? '' : `${sort.descending ? '-' : ''}${sort.key}`;
}
