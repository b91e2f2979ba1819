import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

export type PersonMail = TableRow<'people_mails'>;

/** The mails to the person of a record, newest first. @throws DataError when the request fails. */
export async function listMails(recordId: string): Promise<PersonMail[]> {
  return unwrap(
    await adminData()
      .from('people_mails')
      // oxlint-disable-next-line house/whole-reads -- the mails to one person, which admins write one by one
      .select()
      .eq('record_id', recordId)
      .order('created_at', { ascending: false })
      .order('id'),
  );
}

/** A mail to the person of a record; `template` is the letter that it began with. */
export interface MailToSend {
  mail_id: string;
  record_id: string;
  template: string;
  subject: string;
  words: string;
}

/**
 * Queues a mail, once for its id: it may be sent again after a lost answer.
 * @throws DataError when the request fails.
 */
export async function sendMail(mail: MailToSend): Promise<'queued' | 'gone'> {
  return unwrap(await adminData().rpc('send_person_mail', { ...mail })) === 'gone'
    ? 'gone'
    : 'queued';
}
