import { expect, it } from 'vitest';
import { createTrust, generateReleaseKeys } from '../../registry/trust.ts';
import {
  cookieFor,
  cookieOf,
  createPreviewedSite,
  guardCookie,
  pathOfLink,
  press,
  pressLink,
  staffCookieFor,
} from '../testing/preview-site.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { startGateway } from '../testing/start-gateway.ts';

async function startWithPreview(now?: () => Date) {
  const site = await createPreviewedSite();
  await site.releaseNext();
  const gateway = await startGateway(site.store, now ? { now } : {});
  const homeWith = async (cookie: string) =>
    (await gateway.request('/', { headers: { Cookie: cookie } })).text;
  return { ...site, gateway, homeWith };
}

/** Headers that a browser sends for a link from another site. */
const FROM_ELSEWHERE = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };

it('a signed link to a preview asks first, and shows the preview after its button is pressed, until the link expires', async () => {
  const { gateway, apps, home, homeWith } = await startWithPreview();
  const path = await pathOfLink('next');
  const answer = await gateway.request(path, { headers: FROM_ELSEWHERE });
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('script-src');
  const page = answer.text;
  expect(page).toContain('<h1>Open preview next');
  expect(page).toContain(home.version);
  expect(page).not.toContain(apps.blog.version);
  expect(page).not.toContain('mfe-admin');
  expect(page).toContain('<form method="post" action="/_channel/next">');
  const link = await pathOfLink('next', { to: '/blog/first-post?a=b', seconds: 3600 });
  const pressed = await pressLink(gateway, link);
  const seen = { location: '/blog/first-post?a=b', 'referrer-policy': 'no-referrer' };
  expect([pressed.status, pressed.headers]).toMatchObject([303, seen]);
  const [cookie = ''] = pressed.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(
    /^talent_channel=[\w-]+\.[\w-]+; HttpOnly; SameSite=Strict; Path=\/; Max-Age=3(5\d\d|600)$/,
  );
  expect(await homeWith(cookieOf(pressed))).toContain('The next home page');
});

it('a signed link to a preview expires together with its cookie, and never leads to another site, even when a trusted key has signed that', async () => {
  let now = new Date('2026-03-01T12:00:00Z');
  const { gateway, homeWith } = await startWithPreview(() => now);
  const path = await pathOfLink('next', { seconds: 3600, now });
  const cookie = cookieOf(await pressLink(gateway, path));
  now = new Date('2026-03-01T12:59:59Z');
  expect((await gateway.request(path)).status).toBe(200);
  expect(await homeWith(cookie)).toContain('The next home page');
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/a\r\nX: y']) {
    const evil = await pathOfLink('next', { to, now });
    expect((await gateway.request(evil)).status, to).toBe(404);
  }
  now = new Date('2026-03-01T13:00:01Z');
  expect((await gateway.request(path)).status).toBe(404);
  expect((await pressLink(gateway, path)).status).toBe(404);
  expect(await homeWith(cookie)).not.toContain('The next home page');
});

it('names of previews cannot be guessed: without a valid signature they are not found', async () => {
  const { gateway, home, releaseWith } = await startWithPreview();
  await releaseWith(home, 'other');
  const { signingKey } = await generateReleaseKeys();
  const stranger = createTrust({ signingKey, publicKeys: [] });
  const good = await pathOfLink('next');
  const pass = new URL(good, gateway.url).searchParams.get('pass') ?? '';
  const paths = [
    '/_channel/next',
    '/_channel/nobody',
    '/_channel/next?to=/about',
    '/_channel/next?pass=',
    '/_channel/next?pass=a.b.c',
    `/_channel/next?pass=x${pass}`,
    `/_channel/next?pass=${pass}x`,
    `/_channel/next?pass=${'a'.repeat(3000)}`,
    `/_channel/nobody?pass=${pass}`,
    `/_channel/other?pass=${pass}`,
    `/_channel/next.1?pass=${pass}`,
    `/_channel/stable?pass=${pass}`,
    '/_channel/stable',
    '/_channel/stable.1',
    '/_channel/stable.9',
    '/_channel/..%2Fstable',
    '/_channel/',
    '/_channel',
    await pathOfLink('next', { trust: stranger }),
    await pathOfLink('nobody', { trust: stranger }),
    await pathOfLink('nobody'),
    await pathOfLink('stable'),
    await pathOfLink('next', { seconds: -1 }),
    await pathOfLink('next', { seconds: 31 * 24 * 3600 }),
  ];
  const unknown = fingerprint(await gateway.request('/nowhere'));
  const unknownPost = fingerprint(await press(gateway, '/nowhere'));
  for (const path of paths) {
    expect(fingerprint(await gateway.request(path)), path).toEqual(unknown);
    const { pathname, searchParams } = new URL(path, gateway.url);
    if (pathname === '/_channel') continue;
    const posted = await press(gateway, pathname, Object.fromEntries(searchParams));
    expect(fingerprint(posted), `POST ${path}`).toEqual(unknownPost);
  }
  expect(unknown.status).toBe(404);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const asked = await gateway.request(good, { method });
    const other = await gateway.request('/nowhere', { method });
    expect(fingerprint(asked), method).toEqual(fingerprint(other));
  }
});

it('the cookie of a preview has no effect unless the gateway has signed it, and is deleted by the button of the badge', async () => {
  const { gateway, homeWith } = await startWithPreview();
  const good = await cookieFor(gateway, 'next');
  const guard = await guardCookie();
  const cookies = [
    'talent_channel=next',
    'talent_channel=stable.1',
    'talent_channel=',
    `${good}x`,
    guard.replace('talent_guard', 'talent_channel'),
  ];
  for (const cookie of cookies) {
    expect(await homeWith(cookie), cookie).not.toContain('The next home page');
  }
  expect(await homeWith(good)).toContain('The next home page');
  // Nor is it a guard cookie.
  const asGuard = good.replace('talent_channel', 'talent_guard');
  const answer = await gateway.request('/_platform/status', { headers: { Cookie: asGuard } });
  expect(answer.status).toBe(404);
  const left = await press(gateway, '/_channel', {}, { Cookie: good });
  expect([left.status, left.headers['location']]).toEqual([303, '/']);
  expect(left.headers['set-cookie']).toEqual([
    'talent_channel=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0',
  ]);
});

it('a link to a revision is for staff only: no signature opens it', async () => {
  const { gateway } = await startWithPreview();
  const unknown = fingerprint(await gateway.request('/nowhere'));
  expect(fingerprint(await gateway.request('/_channel/stable.1'))).toEqual(unknown);
  const Cookie = await guardCookie();
  const page = await gateway.request('/_channel/stable.1?to=/blog/first-post', {
    headers: { Cookie },
  });
  expect(page.status).toBe(200);
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.text).toContain('Open preview stable, revision 1');
  const fields = { to: '/blog/first-post' };
  const opened = await press(gateway, '/_channel/stable.1', fields, { Cookie });
  expect(opened.headers['location']).toBe('/blog/first-post');
  expect(opened.headers['set-cookie']?.[0]).toMatch(/Max-Age=43(199|200)$/);
  // It never leads staff to another site or to a missing revision.
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/a\r\nX: y']) {
    const answer = await press(gateway, '/_channel/stable.1', { to }, { Cookie });
    expect(answer.headers['location'], to).toBe('/');
  }
  for (const path of ['/_channel/stable.3', '/_channel/stable.0', '/_channel/nobody.1']) {
    const answer = await gateway.request(path, { headers: { Cookie } });
    expect(fingerprint(answer), path).toEqual(unknown);
  }
  expect(await staffCookieFor(gateway, 'next')).not.toBe('');
});
