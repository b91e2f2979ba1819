import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import { isoTime } from '../../../time/utc';

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
  /** ISO 8601 in UTC. */
  first_seen: string;
  last_seen: string;
}

/** What the gateway and the forms have noticed, a page at a time. */
export const listSecurityEvents: LoadTablePage<SecurityEventGroup> = async (query, signal) => {
  const builder = adminData()
    .from('security_events')
    .select('id, kind, subject, reason, address_hash, account_hash, count, first_seen, last_seen', {
      count: 'exact',
    })
    .abortSignal(signal);
  const filterColumns = ['kind', 'subject', 'reason', 'address_hash', 'account_hash'];
  const { rows, total } = toTablePage(await applyTableQuery(builder, query, { filterColumns }));
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      first_seen: isoTime(row.first_seen),
      last_seen: isoTime(row.last_seen),
    })),
  };
};
