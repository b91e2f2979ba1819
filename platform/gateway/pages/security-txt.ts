import type { SiteConfig } from '@talent/sdk/contract';
import type { LiveSite } from '../live/live-site.ts';

/** Where RFC 9116 has it. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Page of the site that says how to report a weakness, and what happens then. */
const POLICY_PATH = '/responsible-disclosure';

/** How far ahead the file is good, days. The RFC asks for less than a year. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `security.txt` (RFC 9116): whom to tell of a weakness. It expires half a year from the day it is asked for, so it is never
 * out of date while the site runs.
 *
 * @param live names the page about disclosure where an app of it has one
 */
export function securityTxt(
  { origin, email }: Pick<SiteConfig, 'origin' | 'email'>,
  live: LiveSite,
  now: Date,
): string {
  const hasPolicy = live.apps.some(({ pair }) => pair.pages.has(POLICY_PATH));
  // By whole days: the file is the same for everyone who asks on one day.
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
