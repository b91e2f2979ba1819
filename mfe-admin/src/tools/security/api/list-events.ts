import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';

/** Equal events of one day. */
export interface SecurityEventGroup {
  id: number;
  kind: string;
  subject: string;
  reason: string;
  /** Keyed hashes; empty where unknown. */
  address_hash: string;
  account_hash: string;
  count: number;
  /** As the database writes them. */
  first_seen: string;
  last_seen: string;
}

/** Events that the gateway and the forms have noticed. */
export const listSecurityEvents: LoadTablePage<SecurityEventGroup> = (query, signal) => {
  const events = adminData()
    .from('security_events')
    .select('id, kind, subject, reason, address_hash, account_hash, count, first_seen, last_seen', {
      count: 'exact',
    });
  return loadRange(events, query, signal, {
    filterColumns: ['kind', 'subject', 'reason', 'address_hash', 'account_hash'],
  });
};
