import type { SiteConfig } from '@talent/sdk/contract';
import type { LiveSite } from '../live/live-site.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Page of the site that explains how to report a vulnerability. */
const POLICY_PATH = '/responsible-disclosure';

/** Validity of the file, days. The RFC asks for less than a year. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `security.txt` (RFC 9116): contact for vulnerability reports. It expires half a year after the day of the request, so it
 * never becomes outdated while the site runs.
 *
 * @param live the disclosure page is listed if an app of it has one
 */
export function securityTxt(
  { origin, email }: Pick<SiteConfig, 'origin' | 'email'>,
  live: LiveSite,
  now: Date,
): string {
  const hasPolicy = live.apps.some(({ pair }) => pair.pages.has(POLICY_PATH));
  // Whole days, so that everyone gets the same file on one day.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    ...(hasPolicy ? [`Policy: ${origin}${POLICY_PATH}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
