import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';

/** Sends mails of a kind that do not arrive again. Answers how many. @throws DataError when the request fails. */
export async function retryMails(mail: string): Promise<number> {
  return unwrap(await adminData().rpc('retry_mails', { mail }));
}
