import { cutText } from '@talent/protocol/text/cut-text';
import { useSearchParams } from '@talent/sdk';
import type { TableQuery } from '../tool-column';

interface AddressedState extends Omit<TableQuery, 'pageSize'> {
  hidden: readonly string[];
}

interface Defaults {
  sortKeys: readonly string[];
  initialSort: TableQuery['sort'];
  hideable: readonly string[];
}

/** The state of a table. It is kept in the address, so that a reload, the back button and a link restore it. */
export function useTableQuery(name: string, pageSize: number, defaults: Defaults) {
  const [search, setSearch] = useSearchParams();
  const { hidden, ...asked } = readTableState(search, name, defaults);

  /** Another order or filter begins at the first page. */
  function change(wanted: Partial<AddressedState>): void {
    // The current address: another table may have changed it since.
    const current = new URLSearchParams(window.location.search);
    const isAnotherList = 'sort' in wanted || 'filter' in wanted;
    const page = isAnotherList ? 1 : asked.page;
    const next = { ...asked, hidden, page, ...wanted };
    setSearch(writeTableState(current, name, next, defaults.initialSort), {
      replace: true,
      preventScrollReset: true,
    });
  }
  return { query: { pageSize, ...asked }, hidden, change };
}

/** The state of a table in an address; missing or invalid parts take their default. */
export function readTableState(
  search: URLSearchParams,
  name: string,
  { sortKeys, initialSort, hideable }: Defaults,
): AddressedState {
  const page = Number(search.get(`${name}-page`));
  const sort = search.get(`${name}-sort`) ?? '';
  const key = sort.replace(/^-/, '');
  const hidden = (search.get(`${name}-hidden`) ?? '').split(',');
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: sortKeys.includes(key) ? { key, descending: sort.startsWith('-') } : initialSort,
    filter: cutText(search.get(`${name}-filter`) ?? '', 100),
    hidden: hideable.filter((each) => hidden.includes(each)),
  };
}

/** The address with the state of a table, without its defaults; the rest of the address stays. */
export function writeTableState(
  search: URLSearchParams,
  name: string,
  { page, sort, filter, hidden }: AddressedState,
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
  set('hidden', hidden.join(','));
  return written;
}

/** `name`, or `-name` from the last to the first; empty for no order. */
function sortText(sort: TableQuery['sort']): string {
  return sort === null ? '' : `${sort.descending ? '-' : ''}${sort.key}`;
}
