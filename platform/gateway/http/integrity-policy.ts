import { REPORT_GROUP, type SecurityOptions } from './security-headers.ts';

export const BROWSER_HEADER = 'user-agent';

/** The header that makes browsers refuse every script whose hash the document does not give, where they know the hashes. */
export function integrityPolicy(
  request: Request,
  { site: { origin }, integrityMode = 'enforce' }: SecurityOptions,
): Record<string, string> {
  if (integrityMode === 'off') return {};
  const vary = { Vary: 'User-Agent' };
  if (refusesHashedScripts(request.headers.get(BROWSER_HEADER) ?? '')) return vary;
  // Chromium knows the group on https only.
  const endpoints = origin.startsWith('https:') ? `, endpoints=(${REPORT_GROUP})` : '';
  const name = integrityMode === 'enforce' ? 'Integrity-Policy' : 'Integrity-Policy-Report-Only';
  return { ...vary, [name]: `blocked-destinations=(script)${endpoints}` };
}

/**
 * Whether a browser (`User-Agent`) would refuse, under this policy, scripts whose hash the import map gives. WebKit does (seen in 2.50): it
 * knows no hash of a module that another one imports statically. All browsers of iOS are WebKit.
 */
export function refusesHashedScripts(browser: string): boolean {
  // Chromium names WebKit too.
  return browser.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(browser);
}
