import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';
import type { TableSource } from '../../../table/tool-column';
import type { Traffic, VisitsQuery } from './traffic';
import { visitArguments } from './visit-arguments';

/** The figures of the events that the site has collected; the database adds them up. */
export function backendTraffic(query: VisitsQuery): Traffic {
  const args = visitArguments(query);
  const queryKey = ['traffic', 'backend', query];

  /** A list whose rows differ in the first column, or in it and the others; the filter is part of the first. */
  function list<Row>(
    key: string,
    select: Parameters<typeof loadFromDatabase<Row>>[0],
    ...[first, ...thenBy]: [string, ...string[]]
  ): TableSource<Row> {
    const load = loadFromDatabase(select, { filterColumns: [first], tieBreak: first, thenBy });
    return { queryKey: [...queryKey, key], load };
  }
  const vitals = (by_version: boolean) => () =>
    adminData().rpc('traffic_vitals', { ...args, by_version }, counted);

  return {
    queryKey,
    pages: list('pages', () => adminData().rpc('traffic_pages', args, counted), 'page_path'),
    sources: list(
      'sources',
      () => adminData().rpc('traffic_sources', args, counted),
      'source',
      'kind',
    ),
    campaigns: list(
      'campaigns',
      () => adminData().rpc('traffic_campaigns', args, counted),
      'campaign',
      'source',
      'medium',
    ),
    vitalsByPage: list('vitals by page', vitals(false), 'part', 'vital'),
    vitalsByVersion: list('vitals by version', vitals(true), 'part', 'vital'),
    shares: list(
      'shares',
      () => adminData().rpc('traffic_shares', args, counted),
      'page_path',
      'way',
    ),
  };
}

/** Visitors of a range by kind. */
