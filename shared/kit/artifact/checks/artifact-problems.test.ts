import { describe, expect, it } from 'vitest';
import type { Manifest } from '../manifest.ts';
import { blog, make, problemsOf, rulesOf, shell } from '../testing/problem-fixture.ts';

describe('a sound artifact', () => {
  it('has no problems, alone or beside apps that it fits', async () => {
    expect(await problemsOf(shell)).toEqual([]);
    const jobs = { name: 'mfe-jobs', patterns: ['/blog/archive', '/jobs/:slug'] };
    expect(
      await problemsOf(blog, {
        live: [await make(shell), await make(jobs)],
      }),
    ).toEqual([]);
  });

  it('may keep the paths of the version that it replaces', async () => {
    expect(await problemsOf(blog, { live: [await make({ ...blog, version: '0.9.0' })] })).toEqual(
      [],
    );
  });
});

describe('kind, guard and contract of one app', () => {
  it('finds fields of the shell in a remote', async () => {
    const edit = (manifest: Manifest) => ({
      ...manifest,
      redirects: [{ from: '/old', to: '/new' }],
      shared: { react: 'server/entry.js' },
      fonts: ['client/page.js'],
      contract: { ...manifest.contract, provides: '1.0.0' },
    });
    expect(await rulesOf(blog, { edit })).toEqual([
      'shell-only',
      'shell-only',
      'shell-only',
      'shell-only',
    ]);
  });

  it('finds an app that is guarded in part, and a guarded route in the sitemap', async () => {
    const edit = (manifest: Manifest) => ({
      ...manifest,
      routes: manifest.routes.map((route, index) => ({
        ...route,
        guard: index === 0 ? 'admin' : null,
        sitemap: { changefreq: 'weekly', priority: 1 },
      })),
    });
    expect(await rulesOf({ ...blog, patterns: ['/a', '/b'] }, { edit })).toEqual([
      'guard-sitemap',
      'guard-mixed',
    ]);
    expect(await rulesOf({ ...blog, patterns: ['/a', '/b'], guard: 'admin' })).toEqual([]);
    expect(await rulesOf({ ...shell, guard: 'admin' })).toEqual(['guard-shell']);
  });

  it('finds a resource that has what only pages have', async () => {
    const feed = { ...blog, patterns: ['/feed.xml'], route: { kind: 'resource' as const } };
    expect(await rulesOf(feed)).toEqual(['resource-page']);
    const plain = { ...feed.route, scripts: [], styles: [] };
    expect(await rulesOf({ ...feed, route: plain })).toEqual([]);
    expect(await rulesOf({ ...feed, route: { ...plain, prerender: 'client' } })).toEqual([
      'resource-page',
    ]);
  });

  it('finds a page that other sites may frame or read', async () => {
    const shared = (sharing: 'data' | 'embed') => rulesOf({ ...blog, route: { sharing } });
    expect(await shared('embed')).toEqual(['page-shared']);
    expect(await shared('data')).toEqual(['page-shared']);
    const route = { kind: 'resource' as const, sharing: 'embed' as const, scripts: [], styles: [] };
    expect(await rulesOf({ ...blog, patterns: ['/chart'], route })).toEqual([]);
  });

  it('finds contracts that are not semver, and names that belong to the other kind', async () => {
    expect(await rulesOf({ ...blog, contract: 'latest' })).toEqual(['contract-range']);
    expect(await rulesOf({ ...shell, contract: '^1.0.0' })).toEqual(['contract-version']);
    expect(await rulesOf({ ...shell, name: 'frame', kind: 'shell' })).toEqual(['shell-name']);
    expect(await rulesOf({ ...blog, name: 'shell', kind: 'remote' })).toEqual(['shell-name']);
  });
});

describe('paths', () => {
  it.each([
    [['/blog/:slug', '/Blog/:id'], ['pattern-duplicated']],
    [['/blog/:slug', '/blog/new', '/blog'], []],
    [['/blog/:slug.html'], ['pattern-parameter']],
    [
      [
        '/assets',
        '/assets/x',
        '/_pages/x',
        '/REST/v1',
        '/healthz',
        '/robots.txt',
        '/.well-known/x',
      ],
      Array(7).fill('pattern-reserved'),
    ],
    [['/assets-report', '/authors', '/sitemap', '/', '/restaurants/:id'], []],
  ])('%j of one app have the problems %j', async (patterns, rules) => {
    expect(await rulesOf({ ...blog, patterns })).toEqual(rules);
  });

  it.each([
    ['/blog/:id', ['pattern-owned']],
    ['/BLOG/:slug', ['pattern-owned']],
    ['/blog/x', []],
    ['/:section/latest', ['pattern-ambiguous']],
    ['/:section/:page', []],
    ['/blog', []],
  ])('%s beside a live /blog/:slug has the problems %j', async (pattern, rules) => {
    expect(
      await rulesOf({ name: 'mfe-jobs', patterns: [pattern] }, { live: [await make(blog)] }),
    ).toEqual(rules);
  });

  it('clash with redirects of the live shell, and the other way round', async () => {
    const redirecting = { ...shell, redirects: [{ from: '/blog/:id', to: '/journal' }] };
    expect(await rulesOf(blog, { live: [await make(redirecting)] })).toEqual([
      'pattern-redirected',
    ]);
    expect(await rulesOf(redirecting, { live: [await make(blog)] })).toEqual([
      'pattern-redirected',
    ]);
  });

  it('clash with redirects of the same shell; redirects clash with each other and with themselves', async () => {
    const redirects = [
      { from: '/admin-login-xyz123', to: '/a' },
      { from: '/faq', to: '/b' },
      { from: '/FAQ', to: '/c' },
      { from: '/d', to: '/d' },
    ];
    const rules = ['redirect-duplicated', 'redirect-loop', 'pattern-redirected'];
    expect(await rulesOf({ ...shell, redirects })).toEqual(rules);
  });
});

describe('the contract between shell and remotes', () => {
  it('refuses two that were built with one version of the contract and other types', async () => {
    const types = (version: string, digit: string) => ({ version, hash: digit.repeat(64) });
    const live = [await make({ ...shell, types: types('1.0.0', 'a') })];
    const problems = await problemsOf({ ...blog, types: types('1.0.0', 'b') }, { live });
    expect(problems).toEqual([
      { rule: 'contract-types', message: expect.stringContaining('raise CONTRACT_VERSION') },
    ]);
    expect(await rulesOf({ ...blog, types: types('1.0.0', 'a') }, { live })).toEqual([]);
    expect(await rulesOf({ ...blog, types: types('1.1.0', 'b') }, { live })).toEqual([]);
  });

  it('refuses a remote that needs more than the live shell provides', async () => {
    const live = [await make(shell)];
    const problems = await problemsOf({ ...blog, contract: '^1.1.0' }, { live });
    expect(problems).toEqual([
      { rule: 'contract-mismatch', message: expect.stringContaining('widen the range') },
    ]);
    expect(await rulesOf({ ...blog, contract: '^1.1.0 || ~1.0.0' }, { live })).toEqual([]);
  });

  it('refuses a shell that provides less or other than a live remote needs', async () => {
    const problems = await problemsOf(
      { ...shell, contract: '2.0.0' },
      { live: [await make(blog)] },
    );
    expect(problems[0]?.message).toContain('release a mfe-blog whose range allows 2.0.0 first');
  });
});
