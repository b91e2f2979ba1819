import type { Manifest } from '@talent/artifact/manifest';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createGuardCookie } from '../guard/guard-cookie.ts';
import { createPreviewLink, type PreviewLinkOptions } from '../preview/preview-link.ts';
import type { RawOptions, RawResponse } from './raw-request.ts';
import { createStandardSite } from './standard-site.ts';
import { TEST_SECRET, type StartedGateway } from './start-gateway.ts';

/** The standard site, and a channel `next` with another home page. */
export async function createPreviewedSite() {
  const site = await createStandardSite();
  const { shell, blog, admin } = site.apps;
  const home = await site.publish({ name: 'mfe-marketing', patterns: ['/'], version: '1.1.0' });
  await site.compose(shell, home, [{ path: '/', pattern: '/', text: 'The next home page' }]);
  const releaseWith = (marketing: Manifest, channel = 'next') =>
    site.release([shell, marketing, blog, admin], channel);
  return { ...site, home, releaseWith, releaseNext: () => releaseWith(home) };
}

/** Path of a signed link; default: signed with the tests' key. */
export async function pathOfLink(
  channel: string,
  options: Partial<PreviewLinkOptions> = {},
): Promise<string> {
  const origin = 'http://www.example.com';
  const { url } = await createPreviewLink({ trust: testTrust, origin, channel, ...options });
  return url.slice(origin.length);
}

/** Sends a form to `/_channel…` with the headers of a page of the site; `headers` overrides them, and empty ones are omitted. */
export function press(
  { url, request }: Pick<StartedGateway, 'url' | 'request'>,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: NonNullable<RawOptions['headers']> = {},
): Promise<RawResponse> {
  const all = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: url,
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  };
  return request(path, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    body: new URLSearchParams(fields).toString(),
  });
}

/** Opens a signed link with its button. */
export function pressLink(
  gateway: Pick<StartedGateway, 'url' | 'request'>,
  link: string,
  headers: NonNullable<RawOptions['headers']> = {},
): Promise<RawResponse> {
  const { pathname, searchParams } = new URL(link, 'http://www.example.com');
  return press(gateway, pathname, Object.fromEntries(searchParams), headers);
}

/** `name=value` of an answer's cookie; empty without one. */
export function cookieOf({ headers }: RawResponse): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** The cookie of a browser that has opened a channel with its link. */
export async function cookieFor(gateway: StartedGateway, channel: string): Promise<string> {
  return cookieOf(await pressLink(gateway, await pathOfLink(channel)));
}

/** The cookie of staff who have opened a channel or a revision. */
export async function staffCookieFor(gateway: StartedGateway, name: string): Promise<string> {
  return cookieOf(await press(gateway, `/_channel/${name}`, {}, { Cookie: await guardCookie() }));
}

/** The cookie of staff whose role the gateway has checked. */
export async function guardCookie(): Promise<string> {
  const options = { secret: TEST_SECRET, secure: false, now: () => new Date() };
  const issued = await createGuardCookie(options).issue('staff');
  return issued.split(';')[0] ?? '';
}
