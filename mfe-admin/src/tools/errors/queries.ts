import type { Breadcrumb } from '@talent/protocol/errors/error-reports';
import type { StackFrame } from '@talent/protocol/errors/stack-frames';
import type { Symbols } from '@talent/protocol/errors/symbols';
import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { askPlatform } from '../../backend/ask-platform';
import type { TableRow } from '../../backend/table-row';
import { counted, loadFromDatabase } from '../../table/load-from-database';

/** One of the newest errors of a group, as `record_errors` writes it; null is what is not known. */
export interface ErrorSample {
  /** ISO 8601. */
  at: string;
  /** Of the app. */
  version: string | null;
  /** Pattern of the page's route. */
  route: string | null;
  /** Id of the tab's composition. */
  composition: string | null;
  /** Innermost first. */
  frames: readonly StackFrame[];
  /** Oldest first. */
  breadcrumbs: readonly Breadcrumb[];
}

const listColumns =
  'id, kind, app, message, place, owners, route, status, count, visitors, first_seen, first_version, last_seen';
const groupColumns = `${listColumns}, evidence, last_version, samples` as const;
const groups = () => adminData().from('error_groups');

/** A group with its newest errors; null where it is no longer stored. @throws DataError when the request failed. */
async function fetchError(id: number) {
  const row = unwrap(await groups().select(groupColumns).eq('id', id).maybeSingle());
  return row && { ...row, samples: row.samples as unknown as ErrorSample[] };
}

export type ErrorGroup = NonNullable<Awaited<ReturnType<typeof fetchError>>>;

/** Rows of a day and a version that are listed. */
export const ERROR_DAYS_SHOWN = 400;

export type ErrorDay = Pick<TableRow<'error_days'>, 'day' | 'version' | 'count' | 'visitors'>;

export const errorQueries = {
  all: ['errors'],
  /** @param withResolved - also those that an admin has resolved. */
  list: (withResolved: boolean) => ({
    queryKey: ['errors', 'list', withResolved],
    load: loadFromDatabase(
      () => {
        const all = groups().select(listColumns, counted);
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
  /**
   * Where the frames of an error are in the sources, in order; null where there is no map. Frames of other apps than the one that
   * the error is attributed to are looked up by the version in their address, as those of guarded apps have one.
   */
  symbols: (id: number, app: string, { at, frames, version }: ErrorSample) =>
    queryOptions({
      queryKey: ['errors', 'symbols', id, at],
      queryFn: async () => {
        const versions = version === null ? {} : { [app]: version };
        const body = JSON.stringify({ versions, frames });
        return (await askPlatform<Symbols>('/symbols', { method: 'POST', body })).frames;
      },
    }),
};

/** Resolves a group, or opens it again. Gives its status; null where it is no longer stored. @throws DataError */
export async function setErrorStatus(group_id: number, is_resolved: boolean) {
  return unwrap(await adminData().rpc('set_error_status', { group_id, is_resolved })) as
    | string
    | null;
}
