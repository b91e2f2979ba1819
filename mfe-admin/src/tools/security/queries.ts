import { queryOptions } from '@tanstack/react-query';
import type { TableSource } from '../../table/tool-column';
import { fetchSecuritySummary } from './api/fetch-summary';
import { listAdmins } from './api/list-admins';
import { listAuditRows } from './api/list-audit-rows';
import type { AuditRow } from './api/list-audit-rows';
import { listCspReports } from './api/list-csp-reports';
import type { CspReport } from './api/list-csp-reports';
import { listSecurityEvents } from './api/list-events';
import type { SecurityEventGroup } from './api/list-events';
import { listLimitedAttempts } from './api/list-limited-attempts';
import { askPlatform } from '../../backend/ask-platform';
import type { PlatformStatus } from '@talent/api/platform/platform-status';

/** Data of the security dashboard, each under its key; a change of roles changes everything under `roles`. */
export const securityQueries = {
  roles: ['security', 'roles'],
  admins: queryOptions({ queryKey: ['security', 'roles', 'admins'], queryFn: listAdmins }),
  audit: {
    queryKey: ['security', 'roles', 'audit'],
    load: listAuditRows,
  } satisfies TableSource<AuditRow>,
  platform: queryOptions({
    queryKey: ['security', 'platform'],
    queryFn: () => askPlatform<PlatformStatus>('/status'),
  }),
  summary: queryOptions({ queryKey: ['security', 'summary'], queryFn: fetchSecuritySummary }),
  grades: ['security', 'grades'],
  events: {
    queryKey: ['security', 'events'],
    load: listSecurityEvents,
  } satisfies TableSource<SecurityEventGroup>,
  limits: queryOptions({ queryKey: ['security', 'limits'], queryFn: listLimitedAttempts }),
  reports: (withNoise: boolean): TableSource<CspReport> => ({
    queryKey: ['security', 'reports', withNoise],
    load: listCspReports(withNoise),
  }),
};
