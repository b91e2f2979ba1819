import type { Manifest } from '@talent/artifact/manifest';
import type { ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { expect, it } from 'vitest';
import { composePublic } from './composition.ts';
import { guardCookie } from '../testing/preview-site.ts';
import { compositionOf } from '../testing/raw-request.ts';
import { createTestSite, FRAMES } from '../testing/test-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

type Declared = NonNullable<ArtifactOptions['capabilities']>;

const LOGIN = '/admin-login-xyz123';
const OF_SHELL: Declared = {
  permissions: [
    { name: 'clipboard-write' },
    { name: 'publickey-credentials-get', on: [LOGIN] },
    { name: 'trusted-types:page-content' },
    { name: 'trusted-types:structured-data' },
  ],
};

/** A gateway of a shell, a blog, pay pages and a desk of the staff, with what each declares. */
async function setUp() {
  const site = createTestSite();
  const app = (name: string, patterns: string[], capabilities: Declared, guard?: 'admin') =>
    site.publish({ name, patterns, capabilities, ...(guard && { guard }) });
  const shell = await app('shell', [LOGIN], OF_SHELL);
  const blog = await app('mfe-blog', ['/', '/blog'], {});
  const pay = await app('mfe-pay', ['/pay', '/pay/api'], {
    connects: [{ origin: 'https://api.pay.io' }],
    frames: [{ origin: 'self', on: ['/pay/api'] }],
    permissions: [{ name: 'worker', on: ['/pay/api'] }],
  });
  const ofDesk = {
    frames: [{ origin: 'self' }],
    permissions: [{ name: 'trusted-types:inert-html' }],
  };
  const desk = await app('mfe-desk', ['/desk'], ofDesk, 'admin');
  const page = (pattern: string) => ({ path: pattern, pattern, text: pattern });
  await site.compose(shell, shell, [...FRAMES, page(LOGIN)]);
  await site.compose(shell, blog, ['/', '/blog'].map(page));
  await site.compose(shell, pay, ['/pay', '/pay/api'].map(page));
  await site.release([shell, blog, pay, desk]);
  const { request } = await startGateway(site.store);
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(path, { headers });
    const policy = String(answer.headers['content-security-policy']);
    const directive = (name: string) =>
      policy
        .split('; ')
        .find((one) => one.startsWith(`${name} `))
        ?.slice(name.length + 1);
    return {
      status: answer.status,
      policy,
      directive,
      permissions: String(answer.headers['permissions-policy']).split(', '),
      needs: compositionOf(answer).needs,
    };
  };
}

it('the policies of a page are those of the shell and its own remote alone', async () => {
  const ask = await setUp();
  const blog = await ask('/blog');
  const names = ['connect-src', 'frame-src', 'worker-src', 'trusted-types'];
  expect(names.map(blog.directive)).toEqual([
    ...["'self'", "'none'", "'none'"],
    'page-content structured-data',
  ]);
  const pay = await ask('/pay');
  expect(pay.directive('connect-src')).toBe("'self' https://api.pay.io");
  expect(pay.directive('frame-src')).toBe("'none'");
  const api = await ask('/pay/api');
  expect([api.directive('frame-src'), api.directive('worker-src')]).toEqual(["'self'", "'self'"]);
  // Each feature of the browser that neither of the two declares is refused.
  expect(blog.permissions).toContain('clipboard-write=(self)');
  expect(blog.permissions).toContain('publickey-credentials-get=()');
  expect(blog.permissions).toContain('geolocation=()');
  expect((await ask(LOGIN)).permissions).toContain('publickey-credentials-get=(self)');
  // Tabs are told where a page may do more than the shell alone, by public route.
  expect(blog.needs).toEqual({
    [LOGIN]: ['permission publickey-credentials-get'],
    '/pay': ['connect https://api.pay.io'],
    '/pay/api': ['connect https://api.pay.io', "frame 'self'", "worker 'self'"],
  });
});

it('a guarded page has those of its remote for staff, and the not-found page those of the shell', async () => {
  const ask = await setUp();
  const unknown = await ask('/desk');
  expect(unknown.status).toBe(404);
  expect(unknown.directive('frame-src')).toBe("'none'");
  expect(unknown.directive('trusted-types')).toBe('page-content structured-data');
  const desk = await ask('/desk', { Cookie: await guardCookie() });
  expect(desk.status).toBe(200);
  expect(desk.directive('frame-src')).toBe("'self'");
  expect(desk.directive('trusted-types')).toBe('inert-html page-content structured-data');
});

type Routes = readonly { pattern: string; kind?: 'resource'; styles?: readonly string[] }[];

function manifest(name: string, routes: Routes): Manifest {
  const styles = routes.flatMap((route) => route.styles ?? []);
  const files = ['client/closures.json', ...styles].map(
    (file) => [file, { integrity: `sha384-${file}` }] as const,
  );
  return {
    name,
    version: '1.0.0-0123456789',
    entry: { client: 'client/container.js', closures: 'client/closures.json' },
    files: Object.fromEntries(files),
    routes: routes.map((route) => ({ kind: 'static', styles: [], ...route })),
    redirects: [],
  } as unknown as Manifest;
}

async function stylesOf(routes: Routes): Promise<unknown> {
  const { remotes } = await composePublic({
    channel: 'stable',
    revision: 7,
    shell: manifest('shell', []),
    remotes: [manifest('mfe-blog', routes)],
    fallbackFor: {},
    needs: {},
    publishableKey: 'key',
    collectAnalytics: false,
  });
  return remotes.map((remote) => ('styles' in remote ? remote.styles : null))[0];
}

it('names the stylesheets that all pages of a remote have, so that a navigation asks for them at once', async () => {
  const styles = ['client/style.css'];
  expect(
    await stylesOf([
      { pattern: '/blog', styles },
      { pattern: '/blog/:slug', styles },
      { pattern: '/feed.xml', kind: 'resource' },
    ]),
  ).toEqual([{ file: 'style.css', integrity: 'sha384-client/style.css' }]);
});

it('names none where pages have different ones, or none at all', async () => {
  expect(
    await stylesOf([
      { pattern: '/blog', styles: ['client/style.css'] },
      { pattern: '/charts', styles: ['client/style.css', 'client/charts.css'] },
    ]),
  ).toBeNull();
  expect(await stylesOf([{ pattern: '/blog' }])).toBeNull();
});
