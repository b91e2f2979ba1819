import type { CountedError } from '@talent/protocol/errors/error-reports';
import { FUNCTION_OWNERS } from '@talent/api/operations/function-owners';
import { sha256Hex } from '@talent/artifact/hash';
import type { LiveSite } from '../live/live-site.ts';
import { routeOf, type NotedError } from './attribute.ts';
import type { BrowserReport } from '@talent/api/security/csp/read-reports';
import { reportGroup } from '@talent/api/security/csp/report-group';

interface FailedFunction {
  name: string;
  status: number;
  /** Path of the page that called it; null: unknown. */
  page: string | null;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
}

export async function functionError(
  { name, status, page, day }: FailedFunction,
  site: LiveSite,
): Promise<CountedError> {
  const place = `functions/${name}`;
  return {
    cause: await sha256Hex(JSON.stringify(['function', place, status])),
    kind: 'function',
    app: 'functions',
    version: null,
    owners: [...FUNCTION_OWNERS],
    evidence: 'function',
    message: `${name} answers ${status}`,
    place,
    route: page === null ? null : routeOf(page, site),
    composition: null,
    frames: [],
    breadcrumbs: [],
    visitors: [],
    day,
    count: 1,
  };
}

/** Name of the function that an address calls; null: it calls none, or the one that stores errors. */
export function functionName(url: string): string | null {
  const { pathname } = new URL(url);
  const [, name = ''] = /^\/functions\/v1\/([a-z][a-z0-9-]{0,59})(?:\/|$)/.exec(pathname) ?? [];
  return name === '' || name === 'error-reports' ? null : name;
}

export function callingPage(request: Request): string | null {
  const referrer = URL.parse(request.headers.get('Referer') ?? '');
  return referrer?.host === new URL(request.url).host ? referrer.pathname : null;
}

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
