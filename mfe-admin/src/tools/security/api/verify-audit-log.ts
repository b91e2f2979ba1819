import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** The result of checking the whole log. */
export interface AuditVerdict {
  ok: boolean;
  /** Rows that were computed again. */
  checked: number;
  first_bad: {
    id: number;
    reason: 'changed' | 'replaced' | 'missing' | 'foreign' | 'rewritten';
  } | null;
  /** The newest row: its hash, kept elsewhere, shows later whether the log was rewritten. */
  head: { id: number; hash: string };
}

/**
 * Computes every hash of the log again.
 * @param keptHash - of a head that was written down earlier; empty for none.
 * @throws DataError when the request fails.
 */
export async function verifyAuditLog(keptHash: string): Promise<AuditVerdict> {
  const kept = keptHash.trim();
  const args = kept === '' ? {} : { kept_hash: kept };
  return unwrap(await adminData().rpc('verify_audit_log', args)) as unknown as AuditVerdict;
}
