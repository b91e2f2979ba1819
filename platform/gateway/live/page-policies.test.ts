import type { ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { describe, expect, it } from 'vitest';
import { createGuardCookie } from '../guard/guard-cookie.ts';
import { createTestSite, FRAMES } from '../testing/test-site.ts';
import { startGateway, TEST_SECRET } from '../testing/start-gateway.ts';

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
async function setUp(declared: Partial<Record<'shell' | 'blog' | 'pay' | 'desk', Declared>>) {
  const site = createTestSite();
  const app = (name: string, patterns: string[], own: Declared | undefined, guard?: 'admin') =>
    site.publish({ name, patterns, ...(guard && { guard }), ...(own && { capabilities: own }) });
  const shell = await app('shell', [LOGIN], declared.shell);
  const blog = await app('mfe-blog', ['/', '/blog'], declared.blog);
  const pay = await app('mfe-pay', ['/pay', '/pay/api'], declared.pay);
  const desk = await app('mfe-desk', ['/desk'], declared.desk, 'admin');
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
    const block =
      /id="composition-block">(.*?)<\/script>/.exec(answer.body.toString())?.[1] ?? '{}';
    return {
      status: answer.status,
      policy,
      directive,
      permissions: String(answer.headers['permissions-policy']).split(', '),
      needs: (JSON.parse(block) as { needs?: unknown }).needs,
    };
  };
}

const ALL: Record<'shell' | 'blog' | 'pay' | 'desk', Declared> = {
  shell: OF_SHELL,
  blog: {},
  pay: {
    connects: [{ origin: 'https://api.pay.io' }],
    frames: [{ origin: 'self', on: ['/pay/api'] }],
    permissions: [{ name: 'worker', on: ['/pay/api'] }],
  },
  desk: { frames: [{ origin: 'self' }], permissions: [{ name: 'trusted-types:inert-html' }] },
};

describe('the policies of a page', () => {
  it('are those of the shell and its own remote alone', async () => {
    const ask = await setUp(ALL);
    const blog = await ask('/blog');
    expect([
      blog.directive('connect-src'),
      blog.directive('frame-src'),
      blog.directive('worker-src'),
      blog.directive('trusted-types'),
    ]).toEqual(["'self'", "'none'", "'none'", 'page-content structured-data']);
    const pay = await ask('/pay');
    expect(pay.directive('connect-src')).toBe("'self' https://api.pay.io");
    expect(pay.directive('frame-src')).toBe("'none'");
    const api = await ask('/pay/api');
    expect([api.directive('frame-src'), api.directive('worker-src')]).toEqual(["'self'", "'self'"]);
  });

  it('refuse each feature of the browser that neither of the two declares', async () => {
    const ask = await setUp(ALL);
    const { permissions } = await ask('/blog');
    expect(permissions).toContain('clipboard-write=(self)');
    expect(permissions).toContain('publickey-credentials-get=()');
    expect(permissions).toContain('geolocation=()');
    expect((await ask(LOGIN)).permissions).toContain('publickey-credentials-get=(self)');
  });

  it('are those of the shell alone on the not-found page', async () => {
    const ask = await setUp(ALL);
    const { status, directive } = await ask('/desk');
    expect(status).toBe(404);
    expect(directive('frame-src')).toBe("'none'");
    expect(directive('trusted-types')).toBe('page-content structured-data');
  });

  it('are those of the guarded remote in the frame of its pages', async () => {
    const ask = await setUp(ALL);
    const cookie = await createGuardCookie({
      secret: TEST_SECRET,
      secure: false,
      now: () => new Date(),
    }).issue('7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b');
    const { status, directive } = await ask('/desk', { Cookie: cookie.split(';')[0] ?? '' });
    expect(status).toBe(200);
    expect(directive('frame-src')).toBe("'self'");
    expect(directive('trusted-types')).toBe('inert-html page-content structured-data');
  });

  it('are told to tabs by public route, where a page may do more than the shell alone', async () => {
    const ask = await setUp(ALL);
    expect((await ask('/blog')).needs).toEqual({
      [LOGIN]: ['permission publickey-credentials-get'],
      '/pay': ['connect https://api.pay.io'],
      '/pay/api': ['connect https://api.pay.io', "frame 'self'", "worker 'self'"],
    });
  });

  it('name nothing in the composition of a site without declarations', async () => {
    const ask = await setUp({});
    expect((await ask('/blog')).needs).toBeUndefined();
  });
});
