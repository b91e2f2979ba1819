import { seoConnectionsSchema } from '@talent/api/seo/connections';
import type { SeoConnections } from '@talent/api/seo/connections';
import { DataError } from '@talent/data/errors';
import { adminData } from '../../../backend/admin-data';

/** Which services of search engines this site is connected to. @throws DataError */
export async function fetchConnections(): Promise<SeoConnections> {
  const { data, error } = await adminData().functions.invoke<unknown>('seo-connections', {
    method: 'GET',
  });
  if (error !== null) {
    throw new DataError('REQUEST_FAILED', 'No state of the connections', { cause: error });
  }
  const read = seoConnectionsSchema.safeParse(data);
  if (!read.success) {
    throw new DataError('MALFORMED', 'Not a state of connections', { cause: read.error });
  }
  return read.data;
}
