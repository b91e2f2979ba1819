import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/** Puts an item aside for the signed-in admin. @throws DataError when it is not stored. */
export async function snoozeItem(item: string, until: Date): Promise<void> {
  unwrap(await adminData().rpc('snooze_inbox_item', { item, until: until.toISOString() }));
}

/** Shows an item again that was put aside. @throws DataError when that is not stored. */
export async function wakeItem(item: string): Promise<void> {
  unwrap(await adminData().rpc('wake_inbox_item', { item }));
}

/** Sends mails of a kind that do not arrive again. Answers how many. @throws DataError when the request fails. */
export async function retryMails(mail: string): Promise<number> {
  return unwrap(await adminData().rpc('retry_mails', { mail }));
}

/**
 * Sends the mails to a person again that did not arrive, and forgets what their address answered: a bounce comes back if the
 * address refuses again. Answers how many. @throws DataError when the request fails.
 */
export async function retryPersonMails(record_id: string): Promise<number> {
  const answer: unknown = unwrap(await adminData().rpc('retry_person_mails', { record_id }));
  return typeof answer === 'number' ? answer : 0;
}
