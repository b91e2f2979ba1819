import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** Keeps what a test of a finding said. @throws DataError when the request fails. */
export async function noteRetest(
  crawlId: number,
  fingerprint: string,
  state: 'open' | 'gone',
): Promise<void> {
  unwrap(await adminData().rpc('note_seo_retest', { crawl_id: crawlId, fingerprint, state }));
}
