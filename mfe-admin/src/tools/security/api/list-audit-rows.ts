import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import { isoTime } from '../../../time/utc';

/** One link of the audit log. */
export interface AuditRow {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Account of the person; null where nobody was signed in. */
  actor: string | null;
  action: string;
  subject: string;
  /** JSON. */
  details: string;
  hash: string;
}

/** The audit log, a page at a time. */
export const listAuditRows: LoadTablePage<AuditRow> = async (query, signal) => {
  const builder = adminData()
    .from('audit_log')
    .select('id, at, actor, action, subject, details, hash', { count: 'exact' })
    .abortSignal(signal);
  const filterColumns = ['action', 'subject'];
  const { rows, total } = toTablePage(await applyTableQuery(builder, query, { filterColumns }));
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      at: isoTime(row.at),
      details: JSON.stringify(row.details),
    })),
  };
};
