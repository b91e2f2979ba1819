import type { Breadcrumb } from '@talent/protocol/errors/error-reports';
import type { StackFrame } from '@talent/protocol/errors/stack-frames';
import type { Symbols } from '@talent/protocol/errors/symbols';
import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { askPlatform } from '../../backend/ask-platform';
import { counted, loadFromDatabase } from '../../table/load-from-database';

/** One of the newest errors of a group, as `record_errors` writes it. */
export interface ErrorSample {
  /** ISO 8601. */
  at: string;
  /** Of the app; null: unknown. */
  version: string | null;
  /** Pattern of the page's route; null: no route of the site. */
  route: string | null;
  /** Id of the tab's composition; null: unknown. */
  composition: string | null;
  /** Innermost first. */
  frames: readonly StackFrame[];
  /** Oldest first. */
  breadcrumbs: readonly Breadcrumb[];
}

/** A group with its newest errors; null where it is no longer stored. @throws DataError when the request failed. */
async function fetchError(id: number) {
  const row = unwrap(
    await adminData()
      .from('error_groups')
      .select(
        'id, kind, app, message, place, evidence, owners, route, status, count, visitors, first_seen, first_version, last_seen, last_version, samples',
      )
      .eq('id', id)
      .maybeSingle(),
  );
  return row && { ...row, samples: row.samples as unknown as ErrorSample[] };
}

export type ErrorGroup = NonNullable<Awaited<ReturnType<typeof fetchError>>>;

/**
 * Where the frames of an error are in the sources, in order; null where there is no map. Frames of other apps than the one that
 * the error is attributed to are looked up by the version in their address, as those of guarded apps have one.
 * @throws PlatformError
 */
async function symbolize(
  app: string,
  { frames, version }: ErrorSample,
): Promise<Symbols['frames']> {
  if (frames.length === 0) return [];
  const versions = version === null ? {} : { [app]: version };
  const answer = await askPlatform<Symbols>('/symbols', {
    method: 'POST',
    body: JSON.stringify({ versions, frames }),
  });
  return answer.frames;
}

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
