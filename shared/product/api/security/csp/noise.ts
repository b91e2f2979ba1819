/** Why the site cannot have caused a report. */
export type Noise = 'extension' | 'browser' | 'injected' | 'other-site';

/** Schemes of browser extensions. */
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
export function noiseOf(
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
