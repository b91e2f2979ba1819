import { describeAdminRoles } from './admin-role-cases.ts';
import { describeAuditLog } from './audit-log-cases.ts';
import { describeSecurityReports } from './security-report-cases.ts';
import type { TwoConnections } from './two-connections.ts';

/** What only a server with two connections of the owner can show of the audit log, roles and reports. */
export function describeSecurity(connections: () => TwoConnections): void {
  describeAuditLog(connections);
  describeAdminRoles(connections);
  describeSecurityReports(connections);
}
