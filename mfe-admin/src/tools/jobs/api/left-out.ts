import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** Subscribers that mailings leave out because their address refuses mail, newest refusal first. @throws DataError */
export async function listLeftOut() {
  // oxlint-disable-next-line house/whole-reads -- the function gives 200, and the list says so
  return unwrap(await adminData().rpc('left_out_subscribers'));
}

export type LeftOutSubscriber = Awaited<ReturnType<typeof listLeftOut>>[number];

/** Forgets what an address answered: the next mailing goes there again. @throws DataError */
export async function clearBounce(address: string): Promise<void> {
  unwrap(await adminData().rpc('clear_mail_bounce', { address }));
}
