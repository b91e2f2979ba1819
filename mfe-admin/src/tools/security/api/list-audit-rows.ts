import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';

/** One row of the audit log. */
export interface AuditRow {
  id: number;
  /** As the database writes it. */
  at: string;
  /** Account of the person; null where nobody was signed in. */
  actor: string | null;
  action: string;
  subject: string;
  /** JSON. */
  details: string;
  hash: string;
}

export const listAuditRows: LoadTablePage<AuditRow> = async (query, signal) => {
  const log = adminData()
    .from('audit_log')
    .select('id, at, actor, action, subject, details, hash', { count: 'exact' });
  const { rows, total } = await loadRange(log, query, signal, {
    filterColumns: ['action', 'subject'],
  });
  return { rows: rows.map((row) => ({ ...row, details: JSON.stringify(row.details) })), total };
};
