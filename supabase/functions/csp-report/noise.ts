/** Why nothing of the site can have caused a report. */
export type Noise = 'extension' | 'browser' | 'injected' | 'other-site';

/** Schemes under which browsers run what somebody has installed. */
const EXTENSION =
  /^(chrome-extension|moz-extension|safari-extension|safari-web-extension|ms-browser-extension|webkit-masked-url):?/i;

/** Addresses that belong to the browser itself, and words that Chromium and Firefox write instead of an address. */
const BROWSER =
  /^(about|chrome|resource|chrome-error|view-source|user-script|sandbox eval code)\b/i;

/**
 * Hosts of programs that write their own scripts and styles into every page somebody opens: virus scanners, the
 * translation and the toolbars of browsers.
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

/** The reason why a report says nothing about the site; null when it may. */
export function noiseOf(
  report: { documentUrl: string; blocked: string; source: string },
  siteOrigin: string,
): Noise | null {
  const places = [report.blocked, report.source];
  if (places.some((place) => EXTENSION.test(place))) return 'extension';
  if (places.some((place) => BROWSER.test(place))) return 'browser';
  if (places.some((place) => isInjected(URL.parse(place)?.hostname ?? ''))) return 'injected';
  // A copy of a page, saved or served elsewhere, reports here as well.
  if (URL.parse(report.documentUrl)?.host !== new URL(siteOrigin).host) return 'other-site';
  return null;
}

function isInjected(host: string): boolean {
  return INJECTED.some((known) => host === known || host.endsWith(`.${known}`));
}
