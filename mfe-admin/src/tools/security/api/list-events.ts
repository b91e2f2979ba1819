import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';

/** Equal events of one day. */
export type SecurityEventGroup = Pick<
  TableRow<'security_events'>,
  | 'id'
  | 'kind'
  | 'subject'
  | 'reason'
  | 'address_hash'
  | 'account_hash'
  | 'count'
  | 'first_seen'
  | 'last_seen'
>;

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
