import { expect, it } from 'vitest';
import type { Manifest } from '../manifest.ts';
import { blog, make, problemsOf, rulesOf, shell, folderOf } from '../testing/problem-fixture.ts';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactProblems } from './artifact-problems.ts';
import { readArtifact } from '../read-artifact.ts';
import { budgetProblems } from './budget-problems.ts';
import { manifestOf } from '../testing/make-artifact.ts';

it('a sound artifact has no problems, alone, beside apps that it fits, and in place of one with the same paths', async () => {
  expect(await problemsOf(shell)).toEqual([]);
  const jobs = { name: 'mfe-jobs', patterns: ['/blog/archive', '/jobs/:slug'] };
  const replaced = { ...blog, version: '0.9.0' };
  const live = await Promise.all([shell, jobs, replaced].map(make));
  expect(await problemsOf(blog, { live })).toEqual([]);
});

it('the check of one app finds fields of the shell in a remote', async () => {
  const edit = (manifest: Manifest) => ({
    ...manifest,
    shared: { react: 'server/entry.js' },
    fonts: ['client/page.js'],
    contract: { ...manifest.contract, provides: '1.0.0' },
  });
  expect(await rulesOf(blog, { edit })).toEqual(Array(3).fill('shell-only'));
});

it('the check of one app finds an app that is guarded in part, and a guarded route in the sitemap', async () => {
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

it('the check of one app finds a resource that has what only pages have', async () => {
  const feed = { ...blog, patterns: ['/feed.xml'], route: { kind: 'resource' as const } };
  expect(await rulesOf(feed)).toEqual(['resource-page']);
  const plain = { ...feed.route, scripts: [], styles: [] };
  expect(await rulesOf({ ...feed, route: plain })).toEqual([]);
  expect(await rulesOf({ ...feed, route: { ...plain, prerender: 'client' } })).toEqual([
    'resource-page',
  ]);
});

it('the check of one app finds a page that other sites may frame or read', async () => {
  const shared = (sharing: 'data' | 'embed') => rulesOf({ ...blog, route: { sharing } });
  expect(await shared('embed')).toEqual(['page-shared']);
  expect(await shared('data')).toEqual(['page-shared']);
  const route = { kind: 'resource' as const, sharing: 'embed' as const, scripts: [], styles: [] };
  expect(await rulesOf({ ...blog, patterns: ['/chart'], route })).toEqual([]);
});

it('the check of one app finds contracts that are not semver, and names that belong to the other kind', async () => {
  expect(await rulesOf({ ...blog, contract: 'latest' })).toEqual(['contract-range']);
  expect(await rulesOf({ ...shell, contract: '^1.0.0' })).toEqual(['contract-version']);
  expect(await rulesOf({ ...shell, name: 'frame', kind: 'shell' })).toEqual(['shell-name']);
  expect(await rulesOf({ ...blog, name: 'shell', kind: 'remote' })).toEqual(['shell-name']);
});

it.each([
  [['/blog/:slug', '/Blog/:id'], ['pattern-duplicated']],
  [['/blog/:slug', '/blog/new', '/blog'], []],
  [['/blog/:slug.html'], ['pattern-parameter']],
  [
    ['/assets', '/assets/x', '/_pages/x', '/REST/v1', '/healthz', '/robots.txt', '/.well-known/x'],
    Array(7).fill('pattern-reserved'),
  ],
  [['/assets-report', '/authors', '/sitemap', '/', '/restaurants/:id'], []],
])('paths %j of one app have the problems %j', async (patterns, rules) => {
  expect(await rulesOf({ ...blog, patterns })).toEqual(rules);
});

it.each([
  ['/blog/:id', ['pattern-owned']],
  ['/BLOG/:slug', ['pattern-owned']],
  ['/blog/x', []],
  ['/:section/latest', ['pattern-ambiguous']],
  ['/:section/:page', []],
  ['/blog', []],
])('paths %s beside a live /blog/:slug has the problems %j', async (pattern, rules) => {
  expect(
    await rulesOf({ name: 'mfe-jobs', patterns: [pattern] }, { live: [await make(blog)] }),
  ).toEqual(rules);
});

it('paths clash with redirects of the live shell, and the other way round', async () => {
  const redirecting = { ...shell, redirects: [{ from: '/blog/:id', to: '/journal' }] };
  expect(await rulesOf(blog, { live: [await make(redirecting)] })).toEqual(['pattern-redirected']);
  expect(await rulesOf(redirecting, { live: [await make(blog)] })).toEqual(['pattern-redirected']);
});

it('two apps that redirect one path are refused with both names', async () => {
  const live = [await make({ ...shell, redirects: [{ from: '/old/:id', to: '/journal' }] })];
  const redirects = [{ from: '/old/:slug', to: '/blog' }];
  expect(await problemsOf({ ...blog, redirects }, { live })).toEqual([
    {
      rule: 'redirect-owned',
      message: expect.stringMatching(
        /^"\/old\/:slug" is redirected to "\/blog" by mfe-blog, and to "\/journal" by shell@\d/,
      ),
    },
  ]);
  const ambiguous = { ...blog, patterns: ['/'], redirects: [{ from: '/:any/first', to: '/blog' }] };
  expect(await rulesOf(ambiguous, { live })).toEqual(['pattern-ambiguous']);
});

it('paths clash with redirects of the same shell; redirects clash with each other and with themselves', async () => {
  const redirects = [
    { from: '/admin-login-xyz123', to: '/a' },
    { from: '/faq', to: '/b' },
    { from: '/FAQ', to: '/c' },
    { from: '/d', to: '/d' },
  ];
  const rules = ['redirect-duplicated', 'redirect-loop', 'pattern-redirected'];
  expect(await rulesOf({ ...shell, redirects })).toEqual(rules);
});

it('the contract between shell and remotes refuses two that were built with one version of the contract and other types', async () => {
  const types = (version: string, digit: string) => ({ version, hash: digit.repeat(64) });
  const live = [await make({ ...shell, types: types('1.0.0', 'a') })];
  const problems = await problemsOf({ ...blog, types: types('1.0.0', 'b') }, { live });
  expect(problems).toEqual([
    { rule: 'contract-types', message: expect.stringContaining('raise CONTRACT_VERSION') },
  ]);
  expect(await rulesOf({ ...blog, types: types('1.0.0', 'a') }, { live })).toEqual([]);
  expect(await rulesOf({ ...blog, types: types('1.1.0', 'b') }, { live })).toEqual([]);
});

it.each([
  [
    'a remote that needs more than the live shell provides',
    blog,
    '^1.1.0',
    shell,
    'widen the range',
  ],
  [
    'a shell that provides other than a live remote needs',
    shell,
    '2.0.0',
    blog,
    'allows 2.0.0 first',
  ],
  ['no remote whose range allows it', blog, '^1.1.0 || ~1.0.0', shell, null],
])('the contract between shell and remotes refuses %s', async (_, app, contract, other, advice) => {
  const problems = await problemsOf({ ...app, contract }, { live: [await make(other)] });
  const refused = { rule: 'contract-mismatch', message: expect.stringContaining(advice ?? '') };
  expect(problems).toEqual(advice === null ? [] : [refused]);
});

it('problems of schema and files are reported together, each with its path', async () => {
  const problems = await problemsOf(blog, {
    edit: (manifest) => ({
      ...manifest,
      version: 'one',
      extra: true,
      routes: [{ ...manifest.routes[0], pattern: 'no-slash' }],
      files: {
        ...manifest.files,
        'client/gone.js': { size: 1, integrity: manifest.files['client/page.js']?.integrity },
      },
    }),
  });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('manifest.json, version: must be <major.minor.patch>'),
    expect.stringContaining('manifest.json, routes[0].pattern: must be a path pattern'),
    expect.stringContaining('the whole file: Unrecognized key: "extra"'),
    expect.stringContaining('client/gone.js is in the manifest but not in the folder'),
  ]);
});

it.each([[null], ['text'], [[]], [7]])(
  'schema and files are refused where the manifest is %j',
  async (manifest) => {
    expect(await rulesOf(blog, { edit: () => manifest })).toContain('schema');
  },
);

it('the check of files finds a path that leaves the artifact', async () => {
  const edit = (manifest: Manifest) => ({
    ...manifest,
    files: { ...manifest.files, 'client/../../x': { size: 1 } },
  });
  expect((await problemsOf(blog, { edit })).map(({ message }) => message).join()).toContain(
    'segments',
  );
});

it('the check of files finds a file without a hash in its name, where names are said to have one', async () => {
  const named = { ...blog, contentNames: true as const };
  expect(await rulesOf(named)).toEqual([]);
  const files = { 'client/deep/page-01234567.js': '', 'client/page-01234567.js.map': '' };
  expect((await problemsOf({ ...named, files })).map(({ message }) => message)).toEqual([
    'client/deep/page-01234567.js does not end with a hash of its content: build again',
    'client/page-01234567.js.map does not end with a hash of its content: build again',
  ]);
});

it('the check of files finds a changed, a resized, a missing and an extra file at once', async () => {
  const manifest = await make(blog);
  const folder = folderOf(blog);
  await writeFile(join(folder, 'client/page.js'), `export const page = "mfe-blot";\n`);
  await writeFile(join(folder, 'client/style.css'), '');
  await writeFile(join(folder, 'client/extra.js'), '');
  await rm(join(folder, 'client/closures.json'));
  const { listing } = await readArtifact(folder);
  const problems = artifactProblems({ manifest, listing, live: [], reservedPaths: [] });
  expect(problems.map(({ rule, message }) => [rule, message.split(' ')[0]])).toEqual([
    ['file-hash', 'client/page.js'],
    ['file-size', 'client/style.css'],
    ['file-missing', 'client/closures.json'],
    ['file-unlisted', 'client/extra.js'],
  ]);
});

it('the check of files finds references to files that are not listed or on the wrong side, once for each file', async () => {
  const route = { scripts: ['client/lost.js'], styles: ['server/entry.js'] };
  const problems = await problemsOf({ ...blog, patterns: ['/a', '/b'], route });
  expect(problems.map(({ rule }) => rule).sort()).toEqual([
    'reference-side',
    'reference-side',
    'reference-unlisted',
  ]);
  const unlisted = problems.find(({ rule }) => rule === 'reference-unlisted');
  expect(unlisted?.message).toContain('client/lost.js, named by scripts of /a, scripts of /b');
});

it.each(['client', 'server', 'closures'])(
  'the check of files finds an unlisted entry.%s',
  async (side) => {
    const path = side === 'server' ? 'server/lost.js' : 'client/lost.js';
    const edit = (manifest: Manifest) => ({
      ...manifest,
      entry: { ...manifest.entry, [side]: path },
    });
    expect(await rulesOf(blog, { edit })).toEqual(['reference-unlisted']);
  },
);

it('the check of files finds unlisted fonts and shared modules of a shell', async () => {
  const lost = { fonts: ['client/lost.woff2'], shared: { react: 'server/lost.js' } };
  expect(await rulesOf(shell, { edit: (manifest) => ({ ...manifest, ...lost }) })).toEqual([
    'reference-unlisted',
    'reference-unlisted',
  ]);
});

const page = 'client/page-AAAAAAAA.js';
const style = 'client/style-BBBBBBBB.css';
const texts = { [page]: 'x'.repeat(3000), [style]: 'y'.repeat(500) };
const route = { scripts: [page], styles: [style] };
const budgeted = { ...manifestOf({ ...blog, route, files: texts }), budget: { routeBytes: 1000 } };

it('a budget allows what the app allows itself, to the byte', () => {
  expect(budgetProblems(budgeted, { [page]: 700, [style]: 300 }, null)).toEqual([]);
  const [problem] = budgetProblems(budgeted, { [page]: 701, [style]: 300 }, null);
  expect(problem?.rule).toBe('budget-bytes');
  expect(problem?.message).toMatch(/^"\/blog\/:slug" needs 1\.0 KB .*mfe-blog\/package\.json$/);
});

it('a budget names what grew most since the live version, whatever the build called the files', () => {
  const before = manifestOf({
    ...blog,
    route: { scripts: ['client/page-CCCCCCCC.js'], styles: [] },
    files: { 'client/page-CCCCCCCC.js': 'x'.repeat(1000) },
  });
  const [problem] = budgetProblems(budgeted, { [page]: 1200, [style]: 300 }, before);
  expect(problem?.message).toContain('page.js +2.0 KB, style.css +0.5 KB:');
});

it('a budget holds an app that says nothing to what the platform allows', () => {
  const { budget: _, ...silent } = budgeted;
  expect(budgetProblems(silent, { [page]: 100_000 }, null)).toEqual([]);
  expect(budgetProblems(silent, { [page]: 100_001 }, null)).toHaveLength(1);
});
