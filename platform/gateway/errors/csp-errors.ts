import type { BrowserReport } from '@talent/api/security/csp/read-reports';
import { reportGroup } from '@talent/api/security/csp/report-group';
import type { NotedError } from './attribute.ts';

/** Reports of the content security policy as errors. Those that nothing of the site can have caused are left out. */
export function cspErrors(
  reports: readonly BrowserReport[],
  origin: string,
): Omit<NotedError, 'day'>[] {
  return reports.flatMap((report) => {
    const group = reportGroup(report, origin);
    const page = URL.parse(report.documentUrl);
    if (group === null || group.noise !== null || page === null) return [];
    const { directive, blocked, source, line } = group;
    const frames =
      source?.startsWith('/assets/') === true ? [{ path: source, line: line || 1, column: 1 }] : [];
    return [
      {
        kind: 'csp' as const,
        message: `${directive} blocked ${blocked}`,
        frames,
        componentFrames: [],
        // The site's own file that was refused.
        file: blocked.startsWith('/assets/') ? blocked : null,
        region: null,
        page: null,
        path: page.pathname,
        composition: null,
        breadcrumbs: [],
        visitor: null,
      },
    ];
  });
}
