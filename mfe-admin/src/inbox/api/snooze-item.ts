import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/** Puts an item aside for the signed-in admin. @throws DataError when it is not stored. */
export async function snoozeItem(item: string, until: Date): Promise<void> {
  unwrap(await adminData().rpc('snooze_inbox_item', { item, until: until.toISOString() }));
}
