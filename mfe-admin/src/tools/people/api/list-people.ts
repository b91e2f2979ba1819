import { adminData } from '../../../backend/admin-data';
import { counted } from '../../../table/load-from-database';
import { loadRange } from '../../../table/range-query';
import type { TablePage, TableQuery } from '../../../table/tool-column';
import { isoDay } from '../../../time/utc';
import type { PeopleFilters } from '../filters/people-filters';
import { personColumns, toPerson, type Person } from './person';

type Wanted = Omit<PeopleFilters, 'view'>;

/** A query for the records that fit, without an order. */
export function peopleQuery({ search, stage, kind, assignee, overdue }: Wanted) {
  let query = adminData().rpc('find_people', { wanted: search }, counted).select(personColumns);
  if (stage !== null) query = query.eq('stage', stage);
  if (kind !== '') query = query.eq('kind', kind);
  if (assignee === 'none') query = query.is('assignee', null);
  else if (assignee !== '') query = query.eq('assignee', assignee);
  if (overdue) query = query.lt('next_step_on', isoDay(new Date()));
  return query;
}

/** A page of the records that fit; the filter of the table is the search. @throws DataError when the request fails. */
export async function listPeople(
  filters: Wanted,
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<Person>> {
  const found = peopleQuery({ ...filters, search: query.filter });
  // The database searches whole records: no column is filtered here.
  const { rows, total } = await loadRange(found, { ...query, filter: '' }, signal, {
    filterColumns: [],
  });
  return { total, rows: rows.map(toPerson) };
}
