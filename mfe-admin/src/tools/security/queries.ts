import type { PlatformStatus } from '@talent/api/platform/platform-status';
import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { askPlatform } from '../../backend/ask-platform';
import { counted, loadFromDatabase } from '../../table/load-from-database';

interface SecuritySummary {
  /** Kinds of reports of browsers, without noise. */
  reports: number;
  sign_ins_failed: number;
  admins_denied: number;
  limited: number;
  role_changes: number;
}

const auditRows = () =>
  adminData().from('audit_log').select('id, at, actor, action, subject, details, hash', counted);
const eventColumns =
  'id, kind, subject, reason, address_hash, account_hash, count, first_seen, last_seen';
const reportColumns =
  'id, directive, blocked, page, noise, source, line, count, first_seen, last_seen';

/** Data of the security dashboard, each under its key. */
export const securityQueries = {
  audit: {
    queryKey: ['security', 'audit'],
    load: loadFromDatabase(auditRows, { filterColumns: ['action', 'subject'] }),
  },
  /** Channels, live versions, canary and build records, as the gateway reports them. */
  platform: queryOptions({
    queryKey: ['security', 'platform'],
    queryFn: () => askPlatform<PlatformStatus>('/status'),
  }),
  summary: queryOptions({
    queryKey: ['security', 'summary'],
    queryFn: async () =>
      unwrap(await adminData().rpc('security_summary')) as unknown as SecuritySummary,
  }),
  /** Events that the gateway and the forms have noticed; equal events of one day are one row. */
  events: {
    queryKey: ['security', 'events'],
    load: loadFromDatabase(
      () => adminData().from('security_events').select(eventColumns, counted),
      {
        filterColumns: ['kind', 'subject', 'reason', 'address_hash', 'account_hash'],
      },
    ),
  },
  /** The requests that count towards a limit in the last 24 hours. */
  limits: queryOptions({
    queryKey: ['security', 'limits'],
    // oxlint-disable-next-line house/whole-reads -- one row for each form and way of counting
    queryFn: async () => unwrap(await adminData().rpc('limited_attempts')),
  }),
  /**
   * Equal reports of browsers about the content security policy.
   * @param withNoise - also reports with a cause outside the site, such as browser extensions.
   */
  reports: (withNoise: boolean) => ({
    queryKey: ['security', 'reports', withNoise],
    load: loadFromDatabase(
      () => {
        const all = adminData().from('csp_reports').select(reportColumns, counted);
        return withNoise ? all : all.is('noise', null);
      },
      { filterColumns: ['directive', 'blocked', 'page'] },
    ),
  }),
};
