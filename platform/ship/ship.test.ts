import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash, writeLastBuild } from '@talent/build/inputs';
import { quietProgress } from '@talent/node/testing/quiet-progress';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { assetUrl } from '../store/asset-url.ts';
import { createStandardSite } from '../gateway/testing/standard-site.ts';
import { startGateway } from '../gateway/testing/start-gateway.ts';
import { createTestSite, IMPORT_MAP } from '../gateway/testing/test-site.ts';
import { writeLock } from '../registry/locks/release-locks.ts';
import { readLatest } from '../registry/registry.ts';
import { writeChannelSettings } from '../registry/channel-settings.ts';
import { retire } from '../release/retire.ts';
import { rollback } from '../release/rollback.ts';
import type { ComposePair } from '../release/compose-missing.ts';
import { withTrust, type ReleaseStore } from '../registry/release-store.ts';
import { previewTrust } from '../registry/testing/test-trust.ts';
import { checkPrinted } from '@talent/node/testing/check-printed';
import { ship as shipUnchecked, shipResult, SmokeCheckError, type ShipOptions } from './ship.ts';
import type { Candidate, OpenPages } from './check-pages.ts';
import { describePlan, type ShipPlan } from './ship-plan.ts';

async function ship(options: ShipOptions) {
  const result = await shipUnchecked(options);
  checkPrinted(shipResult, result);
  return result;
}

/** The standard site with a gateway, and an order to ship a new version of its blog. */
async function readyToShip({
  markup = '',
  pages = ['/blog/first-post', '/blog/second-post'],
} = {}) {
  const site = await createStandardSite();
  const { url } = await startGateway(site.store, { pollMs: 20 });
  const root = testDir();
  const plans: ShipPlan[] = [];
  const composeIn =
    (store: ReleaseStore): ComposePair =>
    ({ shell, app }) => {
      const documentOf = (path: string) =>
        `<!doctype html><html lang="en"><head><title>Post</title><script type="importmap">${IMPORT_MAP}</script>
          <link rel="modulepreload" href="${assetUrl(app, app.entry.client)}">
          <script type="application/json" id="composition-block"></script></head>
          <body>${markup}${path} as it is now</body></html>\n`;
      const made = pages.map((path) => {
        const pattern = app.routes[0]?.pattern ?? '';
        return { path, pattern, text: path, document: documentOf(path) };
      });
      return createTestSite(undefined, { ...store, reads: [] }).compose(shell, app, made);
    };
  const order = {
    store: site.store as ReleaseStore,
    channel: 'stable',
    app: 'mfe-blog',
    root,
    dryRun: false,
    build: async () => {
      const artifact = { name: 'mfe-blog', patterns: ['/blog/:slug'], version: '1.1.0' };
      await makeArtifact(join(root, 'mfe-blog', 'dist'), artifact);
    },
    composeIn,
    origin: async () => url,
    previewOrigin: null,
    onPlan: (plan: ShipPlan) => void plans.push(plan),
    progress: quietProgress,
  };
  const live = async (channel = 'stable') =>
    (await readLatest(site.store, channel)).release?.apps['mfe-blog'];
  return { ...site, url, order, plans, live };
}

/** A store in which the next version is damaged, so that it fails the check of the running site. */
const damaging = (store: ReleaseStore): ReleaseStore => ({
  ...store,
  // As a full disk would: the file is there, and it is not the one that was built.
  write: (key, body) =>
    store.write(key, key.includes('1.1.0-') && key.endsWith('.js') ? 'cut off' : body),
});

it('releases a build, and shows the changes before', async () => {
  const { order, plans, live, apps, url } = await readyToShip();
  const result = await ship(order);
  expect(result).toMatchObject({ status: 'shipped', takeBack: 'pnpm rollback mfe-blog' });
  expect(await live()).toBe(result.plan.to);
  expect(await (await fetch(`${url}/blog/second-post`)).text()).toContain('as it is now');
  expect(plans).toEqual([result.plan]);
  expect(describePlan(result.plan).join('\n')).toMatch(
    new RegExp(
      `mfe-blog on channel stable: ${apps.blog.version} -> 1\\.1\\.0-.*\\n.*size .*KB -> .*KB.*\\n` +
        '.*routes   ~ 1 changed: /blog/:slug\\n' +
        '.*pages    \\+ 1 added: /blog/second-post\\n.*pages    ~ 1 changed: /blog/first-post',
    ),
  );
});

it('prints a plan and writes nothing in a dry run', async () => {
  const { order, store, plans, live, apps } = await readyToShip();
  const before = await Promise.all(['artifacts', 'pages', 'registry'].map(store.list));
  const result = await ship({ ...order, dryRun: true });
  expect(result.status).toBe('planned');
  expect(plans[0]?.pages?.added).toEqual(['/blog/second-post']);
  expect(await Promise.all(['artifacts', 'pages', 'registry'].map(store.list))).toEqual(before);
  expect(await live()).toBe(apps.blog.version);
});

it('rolls back a version that the running site does not show as it was built, and names the files', async () => {
  const { order, store, live, apps } = await readyToShip();
  const failure = await ship({ ...order, store: damaging(store) }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SmokeCheckError);
  expect(String(failure)).toContain('It was rolled back');
  expect((failure as SmokeCheckError).problems.join()).toMatch(/\/assets\/mfe-blog\/1\.1\.0-/);
  expect(await live()).toBe(apps.blog.version);
  await expect(ship(order)).rejects.toThrow(
    /1\.1\.0-\w+ was rolled back on channel stable on .* UTC automatically: it did not pass the check of the running site: (http|\/assets\/)/,
  );
  // The build is as it was, and someone has said that they know.
  await expect(ship({ ...order, again: true })).rejects.toThrow('It was rolled back');
});

it('a release that fails its check ends as the channel was: off where the app was retired, or never live', async () => {
  const { order, store, live } = await readyToShip();
  const failing = { ...order, store: damaging(store) };
  await retire(store, 'stable', 'mfe-blog');
  await expect(ship(failing)).rejects.toThrow('mfe-blog is off channel stable, as it was before.');
  expect(await live()).toBeUndefined();
  const build = async () => {
    const artifact = { name: 'mfe-two', patterns: ['/two'], version: '1.1.0' };
    await makeArtifact(join(order.root, 'mfe-two', 'dist'), artifact);
  };
  const failed = await ship({ ...failing, app: 'mfe-two', build }).catch(String);
  expect(failed).toContain('mfe-two is off channel stable, as it was before.');
  expect(failed).not.toContain('Error:\n');
  expect((await readLatest(store, 'stable')).release?.apps['mfe-two']).toBeUndefined();
});

it('a preview whose first release fails its check is removed again', async () => {
  const { order, store } = await readyToShip();
  await expect(ship({ ...order, store: damaging(store), channel: 'next' })).rejects.toThrow(
    'It was the first release of channel next, which is removed again.',
  );
  expect(await store.list('registry/next')).toEqual([]);
});

it.each([
  ['a site that is not running', 'the site is not running', {}],
  ['a site that does not answer', 'does not answer', { origin: async () => 'http://127.0.0.1:1' }],
  ['previews that do not answer', 'does not answer', { previewOrigin: 'http://127.0.0.1:1' }],
])('%s is told before anything is built', async (what, message, given) => {
  const { order, live, apps } = await readyToShip();
  const builds: string[] = [];
  const build = async (app: string) => void builds.push(app);
  const origin = () => Promise.reject(new Error('the site is not running'));
  const channel = what.startsWith('previews') ? 'next' : 'stable';
  const attempt = ship({ ...order, origin, ...given, build, channel });
  await expect(attempt).rejects.toThrow(message);
  expect([builds, await live()]).toEqual([[], apps.blog.version]);
});

it('a lock is told before anything is built', async () => {
  const { order, store } = await readyToShip();
  const lock = { app: null, reason: 'a holiday', by: 'Ada', since: new Date().toISOString() };
  const until = new Date(Date.now() + 3600_000).toISOString();
  await writeLock(store, 'stable', { ...lock, until });
  const builds: string[] = [];
  const build = async (app: string) => void builds.push(app);
  for (const dryRun of [false, true]) {
    await expect(ship({ ...order, build, dryRun })).rejects.toThrow('"a holiday"');
  }
  expect(builds).toEqual([]);
});

it('what is known of a build is told before it: an undone version, a missing approval, and sources of no clean commit', async () => {
  const { order, store, live } = await readyToShip();
  const { plan } = await ship(order);
  const builds: string[] = [];
  const notes: string[] = [];
  const build = async (app: string) => void builds.push(app);
  const progress = { ...quietProgress, note: (line: string) => void notes.push(line) };
  const again = { ...order, build, progress };
  const folder = join(order.root, 'mfe-blog');
  await writeFile(join(folder, 'package.json'), '{}');
  await writeLastBuild({ folder }, { inputs: await inputHash({ folder }), version: plan.to });
  await rollback({ store, channel: 'stable', app: 'mfe-blog' });
  await expect(ship(again)).rejects.toThrow(`mfe-blog@${plan.to} was rolled back`);
  const settings = { requireCleanSource: false, twoPersons: true, afterRelease: 'tell' } as const;
  await writeChannelSettings(store, 'stable', settings);
  await expect(ship({ ...again, again: true })).rejects.toThrow('needs a second person');
  expect([builds, notes]).toEqual([[], []]);
  await writeFile(join(folder, 'new.ts'), '');
  await expect(ship({ ...again, again: true })).rejects.toThrow('needs a second person');
  expect([builds, notes]).toEqual([
    ['mfe-blog'],
    [
      'stable needs two persons: a build that nobody has approved is published, and does not go live.',
    ],
  ]);
  await writeChannelSettings(store, 'stable', { ...settings, requireCleanSource: true });
  await mkdir(join(order.root, 'shared'));
  await expect(ship({ ...again, dryRun: true })).rejects.toThrow(
    'mfe-blog is not of a clean commit (sources unknown: the build notes no commit)',
  );
  execFileSync('git', ['init', '--quiet'], { cwd: order.root });
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '-m', 'x'], {
    cwd: order.root,
  });
  await expect(ship(again)).rejects.toThrow(
    /not clean: \d+ files differ from commit \w{10} \(mfe-blog/,
  );
  expect(builds).toHaveLength(1);
  expect(await live()).not.toBe(plan.to);
});

it('ships to a preview with the key of previews, and builds nothing for visitors with it', async () => {
  const { order, live, apps } = await readyToShip();
  const store = withTrust(order.store, previewTrust);
  const result = await ship({ ...order, store, channel: 'pr-7' });
  expect(result.status).toBe('shipped');
  expect(await live('pr-7')).toBe(result.plan.to);
  const builds: string[] = [];
  const build = async (app: string) => void builds.push(app);
  await expect(ship({ ...order, store, build })).rejects.toMatchObject({ code: 'preview-key' });
  expect(builds).toEqual([]);
  expect(await live()).toBe(apps.blog.version);
  // The pipeline of main builds the same again, and signs it for visitors.
  expect((await ship(order)).status).toBe('shipped');
  expect(await live()).toBe(result.plan.to);
});

it('ships to a preview, which visitors do not see, and names its link on the origin of previews', async () => {
  const { order, live, url, apps } = await readyToShip();
  const nowhere = async () => 'http://127.0.0.1:1';
  const takenBack: unknown[] = [];
  const elsewhere = { origin: nowhere, previewOrigin: url };
  for (const origins of [{}, elsewhere]) {
    const result = await ship({ ...order, ...origins, channel: 'next' });
    const link = 'preview' in result ? (result.preview?.url ?? '') : '';
    expect(link).toMatch(new RegExp(`^${url}/_channel/next\\?pass=[\\w.-]+$`));
    expect((await fetch(link)).status).toBe(200);
    expect(await live('next')).toBe(result.plan.to);
    takenBack.push('takeBack' in result ? result.takeBack : '');
  }
  // The second one was live already.
  expect(takenBack).toEqual(['pnpm release remove-preview next', null]);
  expect(await live()).toBe(apps.blog.version);
  expect(await (await fetch(`${url}/blog/first-post`)).text()).not.toContain('as it is now');
});

it('refuses a release whose page fails in a browser, and says where no browser is or the time was over', async () => {
  const { order, live, apps } = await readyToShip();
  const asked: (readonly string[])[] = [];
  const notes: string[] = [];
  const progress = { ...quietProgress, note: (line: string) => void notes.push(line) };
  const openPages = (result: Awaited<ReturnType<OpenPages>>) => async (candidate: Candidate) => {
    asked.push(candidate.paths);
    expect(await live()).toBe(apps.blog.version);
    return result;
  };
  const problems = ['/blog/first-post: Error: broken (mfe-blog/src/post.tsx:3:5)'];
  const broken = { ...order, progress, openPages: openPages({ problems, missed: [] }) };
  await expect(ship(broken)).rejects.toMatchObject({
    code: 'page-refused',
    message: expect.stringContaining(`is not live:\n  - ${problems[0]}`) as string,
  });
  expect(await live()).toBe(apps.blog.version);
  await ship({ ...broken, dryRun: true, openPages: openPages(null) });
  expect(
    (
      await ship({
        ...broken,
        openPages: openPages({ problems: [], missed: ['/blog/first-post'] }),
      })
    ).status,
  ).toBe('shipped');
  expect(notes).toEqual([
    'Pages were not opened: no Chromium is installed (CHROMIUM_PATH names one).',
    'Not opened, the time was over: /blog/first-post',
  ]);
  // One of the two posts stands for the route; and nothing is opened where nothing changes.
  expect(asked).toEqual(Array(3).fill(['/blog/first-post']));
  expect((await ship(broken)).status).toBe('unchanged');
});

it('refuses a release with an invalid page, and names page, line and element', async () => {
  const { order, live, apps } = await readyToShip({ markup: '<main><main>x</main></main>' });
  await expect(ship(order)).rejects.toThrow(
    /\/blog\/first-post:4:\d+ Multiple <main> elements present in document, html > body > main > main/,
  );
  expect(await live()).toBe(apps.blog.version);
});

it('refuses a version without a path that another app links to, and redirects visitors once it declares where it went', async () => {
  const { publish, release, compose, apps, order, live, url, plans } = await readyToShip({
    pages: ['/news/first-post'],
  });
  const links = { routes: ['/blog/:any'], places: { '/blog/:any': 'mfe-lab/src/home.tsx' } };
  const lab = await publish({ name: 'mfe-lab', patterns: ['/lab'], capabilities: { links } });
  await compose(apps.shell, lab, [{ path: '/lab', pattern: '/lab', text: 'Lab' }]);
  await release([apps.shell, apps.marketing, apps.blog, lab]);
  const moved = { name: 'mfe-blog', patterns: ['/news/:slug'], version: '1.2.0' };
  const build = (redirects: { from: string; to: string }[]) => async () =>
    void (await makeArtifact(join(order.root, 'mfe-blog', 'dist'), { ...moved, redirects }));
  const without = { ...order, build: build([]) };
  await expect(ship(without)).rejects.toThrow('mfe-lab links to /blog/:any (mfe-lab/src/home.tsx)');
  expect(await live()).toBe(apps.blog.version);
  await ship({ ...without, channel: 'next', previewOrigin: url });
  expect(describePlan(plans.at(-1) as ShipPlan).join()).toContain('mfe-lab links to /blog/:any');
  const redirects = [{ from: '/blog/:slug', to: '/news/:slug' }];
  expect((await ship({ ...order, build: build(redirects) })).status).toBe('shipped');
  const old = await fetch(`${url}/blog/first-post`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/news/first-post']);
  // A navigation inside the app finds no data there, and asks for the document.
  expect(await (await fetch(`${url}/news/first-post`)).text()).toContain('"/blog/:slug"');
});
