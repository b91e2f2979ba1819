import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/** Shows an item again that was put aside. @throws DataError when that is not stored. */
export async function wakeItem(item: string): Promise<void> {
  unwrap(await adminData().rpc('wake_inbox_item', { item }));
}
