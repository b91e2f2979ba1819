import { keepPreviousData } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { counted, loadFromDatabase } from '../../table/load-from-database';
import type { TableSource } from '../../table/tool-column';
import type { VisitsQuery } from './api/traffic';
import { visitArguments } from './api/visits';

/** The lists of the events that the site has collected; the database adds them up. */
export function trafficLists(query: VisitsQuery) {
  const args = visitArguments(query);
  const data = adminData();
  /** A list whose rows differ in the first column, or in it and the others; the filter is part of the first. */
  function list<Row>(
    key: string,
    [first, ...thenBy]: [string, ...string[]],
    select: Parameters<typeof loadFromDatabase<Row>>[0],
  ): TableSource<Row> {
    const load = loadFromDatabase(select, { filterColumns: [first], tieBreak: first, thenBy });
    return { queryKey: ['traffic', 'backend', query, key], load };
  }
  const vitals = (by: 'page' | 'version') =>
    list(`vitals by ${by}`, ['part', 'vital'], () =>
      data.rpc('traffic_vitals', { ...args, by_version: by === 'version' }, counted),
    );
  return {
    pages: list('pages', ['page_path'], () => data.rpc('traffic_pages', args, counted)),
    sources: list('sources', ['source', 'kind'], () => data.rpc('traffic_sources', args, counted)),
    campaigns: list('campaigns', ['campaign', 'source', 'medium'], () =>
      data.rpc('traffic_campaigns', args, counted),
    ),
    vitalsByPage: vitals('page'),
    vitalsByVersion: vitals('version'),
    shares: list('shares', ['page_path', 'way'], () => data.rpc('traffic_shares', args, counted)),
  };
}

export function visitsQuery<Value>(
  name: string,
  query: VisitsQuery,
  queryFn: () => Promise<Value>,
) {
  return {
    queryKey: ['traffic', name, query],
    queryFn,
    placeholderData: keepPreviousData<Value>,
  };
}
