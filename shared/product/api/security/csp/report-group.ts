import type { BrowserReport } from './read-reports.ts';

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

/** Why the site cannot have caused a report. */
type Noise = 'extension' | 'browser' | 'injected' | 'other-site';

const EXTENSION =
  /^(chrome-extension|moz-extension|safari-extension|safari-web-extension|ms-browser-extension|webkit-masked-url):?/i;

/** Addresses of the browser itself, and words that Chromium and Firefox report instead of an address. */
const BROWSER =
  /^(about|chrome|resource|chrome-error|view-source|user-script|sandbox eval code)\b/i;

/**
 * Hosts of programs that inject scripts and styles into every page: virus scanners, translators and browser toolbars.
 */
const INJECTED = [
  'translate.googleapis.com',
  'translate.google.com',
  'translate-pa.googleapis.com',
  'kaspersky-labs.com',
  'kis.v2.scr.kaspersky-labs.com',
  'superfish.com',
  'grammarly.com',
  'honey.io',
  'adguard.com',
  'local.adguard.org',
  'avast.com',
  'lastpass.com',
];

/** The reason why a report is not about the site; null when it may be. */
function noiseOf(
  report: { documentUrl: string; blocked: string; source: string },
  siteOrigin: string,
): Noise | null {
  const places = [report.blocked, report.source];
  if (places.some((place) => EXTENSION.test(place))) return 'extension';
  if (places.some((place) => BROWSER.test(place))) return 'browser';
  if (places.some((place) => isInjected(URL.parse(place)?.hostname ?? ''))) return 'injected';
  // A copy of a page that is saved or served elsewhere also reports here.
  if (URL.parse(report.documentUrl)?.host !== new URL(siteOrigin).host) return 'other-site';
  return null;
}

function isInjected(host: string): boolean {
  return INJECTED.some((known) => host === known || host.endsWith(`.${known}`));
}
