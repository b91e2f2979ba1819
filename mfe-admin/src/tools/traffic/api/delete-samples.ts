import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
/** Deletes every sample visit for good. */
export async function deleteSamples(): Promise<void> {
  unwrap(await adminData().rpc('delete_sample_visits'));
}
