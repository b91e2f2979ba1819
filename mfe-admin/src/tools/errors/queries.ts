import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { counted, loadFromDatabase } from '../../table/load-from-database';
import { fetchError } from './api/fetch-error';
import { symbolize } from './api/symbolize';
import type { ErrorSample } from './api/error-sample';

/** Rows of a day and a version that are listed. */
export const ERROR_DAYS_SHOWN = 400;

/** Data of the errors, each under its key. */
export const errorQueries = {
  all: ['errors'],
  /** @param withResolved - also those that an admin has resolved. */
  list: (withResolved: boolean) => ({
    queryKey: ['errors', 'list', withResolved],
    load: loadFromDatabase(
      () => {
        const all = adminData()
          .from('error_groups')
          .select(
            'id, kind, app, message, place, owners, route, status, count, visitors, first_seen, first_version, last_seen',
            counted,
          );
        return withResolved ? all : all.neq('status', 'resolved');
      },
      { filterColumns: ['message', 'app', 'place', 'route'] },
    ),
  }),
  error: (id: number) =>
    queryOptions({ queryKey: ['errors', 'one', id], queryFn: () => fetchError(id) }),
  days: (id: number) =>
    queryOptions({
      queryKey: ['errors', 'days', id],
      queryFn: async () =>
        unwrap(
          await adminData()
            .from('error_days')
            .select('day, version, count, visitors')
            .eq('group_id', id)
            .order('day', { ascending: false })
            .limit(ERROR_DAYS_SHOWN),
        ),
    }),
  symbols: (id: number, app: string, sample: ErrorSample) =>
    queryOptions({
      queryKey: ['errors', 'symbols', id, sample.at],
      queryFn: () => symbolize(app, sample),
      retry: false,
    }),
};
