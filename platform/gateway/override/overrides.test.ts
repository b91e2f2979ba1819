import { describe, expect, it } from 'vitest';
import { BLOG, FROM, LINK, ORDER, startOverridableSite } from '../testing/override-site.ts';
import { compositionOf, fingerprint } from '../testing/raw-request.ts';
import { ABOUT } from '../testing/standard-site.ts';

const BASE = `${FROM}/${LINK}/mfe-blog/`;

describe('a page of the app for a session with an override', () => {
  it('names the developer’s machine, and leaves the content to the browser, which gets the live data', async () => {
    const { get, cookies, apps } = await startOverridableSite({ integrityMode: 'report' });
    const Cookie = await cookies();
    const page = await get(BLOG, Cookie);
    expect(page.status).toBe(200);
    const { remotes, override } = compositionOf(page);
    expect(remotes.find(({ name }) => name === 'mfe-blog')).toEqual({
      name: 'mfe-blog',
      version: apps.blog.version,
      base: BASE,
      entry: 'container.js',
      closures: 'closures.json',
      closuresIntegrity: '',
      patterns: ['/blog/:slug'],
    });
    expect(remotes.find(({ name }) => name === 'mfe-marketing')?.base).toBe(
      `/assets/mfe-marketing/${apps.marketing.version}/`,
    );
    expect(override).toEqual({
      app: 'mfe-blog',
      from: FROM,
      base: BASE,
      until: '2026-11-27T14:30:00.000Z',
    });
    const html = page.text;
    expect(html).toContain('>The live title of mfe-blog</title>');
    expect(html).toContain('<body><div id="root"></div></body>');
    expect(html).not.toMatch(/<link[^>]+\/assets\/mfe-blog\//);
    expect(html).toMatch(/<script type="module" src="\/assets\/shell\//);
    const path = `/_pages/${apps.shell.version}/mfe-blog/${apps.blog.version}/root${BLOG}/data.json`;
    const data = await get(path, Cookie);
    expect(JSON.parse(data.text)).toEqual({ head: {}, data: 'First post' });
    expect(data.headers['cache-control']).toBe('private, no-store');
    expect(data.headers['live-release']).toMatch(/^stable \d+ \w+$/);
    // It may load from that origin, with every other restriction of the policy.
    const before = await get(BLOG);
    const { headers } = page;
    const widened = String(headers['content-security-policy']);
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
      expect(widened).toContain(`; ${directive} ${FROM} 'self'`);
    }
    expect(widened.replaceAll(`${FROM} `, '')).toBe(before.headers['content-security-policy']);
    expect(headers['integrity-policy-report-only']).toBe(
      before.headers['integrity-policy-report-only'],
    );
    expect(before.headers['permissions-policy']).toContain('loopback-network=()');
    expect(headers['permissions-policy']).toContain('loopback-network=(self)');
    expect(headers['permissions-policy']).toContain('local-network-access=(self)');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('is kept by no cache and found by no search engine', async () => {
    const { request, cookies } = await startOverridableSite();
    const first = await request(BLOG, { headers: { 'Accept-Encoding': 'br' } });
    expect(first.headers.etag).toBeDefined();
    const Cookie = await cookies();
    const headers = { Cookie, 'Accept-Encoding': 'br', 'If-None-Match': '*' };
    for (const method of ['GET', 'HEAD']) {
      const page = await request(BLOG, { method, headers });
      expect([page.status, page.body.length > 0], method).toEqual([200, method === 'GET']);
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        vary: 'Cookie',
      });
      expect(page.headers.etag).toBeUndefined();
      expect(page.headers['content-encoding']).toBeUndefined();
    }
  });
});

it('other pages of that session keep their content; their composition leads to the developer’s machine as well, and files stay as they are', async () => {
  const { get, cookies, apps } = await startOverridableSite();
  const Cookie = await cookies();
  const page = await get(ABOUT, Cookie);
  expect(page.text).toContain('The live page of mfe-marketing');
  expect(compositionOf(page).remotes.find(({ name }) => name === 'mfe-blog')?.base).toBe(BASE);
  expect(page.headers['content-security-policy']).toContain(FROM);
  for (const path of [`/assets/mfe-blog/${apps.blog.version}/page.js`, '/about', '/robots.txt']) {
    expect(fingerprint(await get(path, Cookie)), path).toEqual(fingerprint(await get(path)));
  }
});

it('other pages of that session are served by a guarded app from there too, which the guard alone names', async () => {
  const order = { ...ORDER, app: 'mfe-admin' };
  const { send, get, cookies } = await startOverridableSite();
  const Cookie = await cookies(order);
  const guard = await send('/_guard', 'ada', 'one', { headers: { Cookie } });
  expect(JSON.parse(guard.text)).toMatchObject({
    remotes: [{ name: 'mfe-admin', base: `${FROM}/${LINK}/mfe-admin/` }],
    home: '/seo-dashboard',
  });
  const page = await get('/seo-dashboard', Cookie);
  expect(page.headers['content-security-policy']).toContain(FROM);
  expect(compositionOf(page).remotes.map(({ name }) => name)).not.toContain('mfe-admin');
});

it('nobody else gets another byte while an override is open', async () => {
  const { get, cookies, apps } = await startOverridableSite();
  const paths = [
    BLOG,
    ABOUT,
    '/nowhere',
    '/seo-dashboard',
    `/_pages/${apps.shell.version}/mfe-blog/${apps.blog.version}/root${BLOG}/data.json`,
  ];
  const all = () => Promise.all(paths.map(async (path) => fingerprint(await get(path))));
  const before = await all();
  const Cookie = await cookies();
  for (const path of paths) await get(path, Cookie);
  const after = await all();
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toContain('localhost:5173');
});

it('nobody else is shown it with the cookie of another session, person, or none', async () => {
  const { get, cookies, signIn, asked } = await startOverridableSite();
  const [, override = ''] = (await cookies()).split('; ');
  const live = fingerprint(await get(BLOG));
  const questions = asked.length;
  for (const guard of [
    await signIn('ada', 'two'),
    await signIn('bob', 'one'),
    'talent_guard=forged.forged',
    '',
  ]) {
    expect(fingerprint(await get(BLOG, `${guard}; ${override}`)), guard).toEqual(live);
  }
  // The database is asked only about sessions that fit.
  expect(asked).toHaveLength(questions);
});
