import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { ErrorSample } from './error-sample';

/** A group with its newest errors; null where it is no longer stored. @throws DataError when the request failed. */
export async function fetchError(id: number) {
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
