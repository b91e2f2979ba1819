import type { BrowserReport } from './read-reports.ts';
import { noiseOf, type Noise } from './noise.ts';

/** The key that reports are counted by. It holds no text that a visitor typed and does not identify them. */
export interface ReportGroup {
  directive: string;
  blocked: string;
  page: string;
  noise: Noise | null;
  source: string | null;
  line: number | null;
}

/** The group of a report; null for one that names no directive. */
export function reportGroup(report: BrowserReport, siteOrigin: string): ReportGroup | null {
  // Older browsers report the directive with all its sources.
  const directive = report.directive.trim().split(/\s/)[0]?.toLowerCase() ?? '';
  if (!/^[a-z-]{1,60}$/.test(directive)) return null;
  return {
    directive,
    blocked: placeOf(report.blocked, siteOrigin) || '(nothing named)',
    page: pagePattern(report.documentUrl),
    noise: noiseOf(report, siteOrigin),
    source: placeOf(report.source, siteOrigin) || null,
    line: report.line,
  };
}

/** Host and path of an address, the path alone on the own site, the scheme alone where there is no host. */
function placeOf(address: string, siteOrigin: string): string {
  const url = URL.parse(address);
  if (url === null) return /^[a-z][a-z -]{0,40}$/i.test(address) ? address.toLowerCase() : '';
  if (url.host === '') return url.protocol;
  const host = url.host === new URL(siteOrigin).host ? '' : url.host;
  const place = host + url.pathname;
  return isWeb(url) ? place.slice(0, 300) : url.protocol;
}

/** The first segment of the page's path: the pages below it share their code. */
function pagePattern(address: string): string {
  const url = URL.parse(address);
  if (url === null || !isWeb(url)) return '(unknown)';
  const [, first = '', ...rest] = url.pathname.split('/');
  return (rest.some((part) => part !== '') ? `/${first}/*` : `/${first}`).slice(0, 200);
}

function isWeb({ protocol }: URL): boolean {
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol);
}
