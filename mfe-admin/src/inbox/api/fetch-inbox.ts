import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';
import type { Inbox } from './inbox-item';
import { fetchSiteItems } from './fetch-site-items';

type Stored = Omit<Inbox, 'isSiteUnread'>;

/**
 * Everything that waits for a person: the items of the database and those of the running site.
 * @throws DataError when the database cannot be asked. Without the gateway the inbox says that its part is missing.
 */
export async function fetchInbox(signal: AbortSignal): Promise<Inbox> {
  const [stored, site] = await Promise.all([
    adminData().rpc('staff_inbox').abortSignal(signal).then(unwrap),
    fetchSiteItems(signal).catch((error: unknown) => {
      if (!signal.aborted) console.error('The state of the site was not read', error);
      return null;
    }),
  ]);
  const inbox = stored as unknown as Stored;
  return { ...inbox, items: [...inbox.items, ...(site ?? [])], isSiteUnread: site === null };
}
