import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quietProgress } from '@talent/node/testing/quiet-progress';
import { readLatest } from '@talent/platform/registry/registry';
import { openPages } from '@talent/platform/ship/open-pages';
import { ship } from '@talent/platform/ship/ship';
import { buildChangedBlog, editBuild } from '../fixtures/sites/edited-build.ts';
import { startIsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { readMainRun } from '../fixtures/sites/main-site.ts';
import { expect, test } from '../fixtures/test.ts';

const blog = '/ai-hiring-insights-blog';
const work = fileURLToPath(new URL('../.work/ship-', import.meta.url));

/** In browsers, the second page of the list throws, and the first one has another heading than was served and an inline style. */
const FAULTS = `
  if (location.pathname.endsWith('/2')) throw new Error('broken on purpose');
  document.body.setAttribute('style', 'color: red');
  return 'Another heading';`;

test('a version that fails while it hydrates never goes live, and one that works does @release', async () => {
  const site = await startIsolatedSite();
  const root = await mkdtemp(work);
  const live = async () => (await readLatest(site.store, 'stable')).release?.apps['mfe-blog'];
  try {
    const run = await readMainRun();
    const backend = { url: run.url, key: run.publishableKey };
    const shipBuild = (folder: string) =>
      ship({
        store: site.store,
        channel: 'stable',
        app: 'mfe-blog',
        root,
        build: () => cp(folder, join(root, 'mfe-blog/dist'), { recursive: true }),
        composeIn: () => site.compose,
        origin: async () => site.url,
        previewOrigin: null,
        openPages: (candidate) => openPages(candidate, backend),
        onPlan: () => undefined,
        dryRun: false,
        progress: quietProgress,
      });
    const before = await live();
    const works = await buildChangedBlog();
    const broken = await editBuild(works, (text, path) =>
      path.startsWith('client/') ? text.replace('get title() {', (found) => found + FAULTS) : text,
    );
    const refused = await shipBuild(broken).catch(String);
    expect(refused).toContain('has pages that do not work in a browser, and is not live');
    expect(refused).toContain(`- ${blog}/page/2: Error: broken on purpose`);
    expect(refused).toMatch(new RegExp(`- ${blog}: .*Content Security Policy`));
    expect(refused).toMatch(new RegExp(`- ${blog}: Recoverable error while rendering`));
    expect(await live()).toBe(before);
    await rm(join(root, 'mfe-blog'), { recursive: true });
    expect((await shipBuild(works)).status).toBe('shipped');
    expect(await live()).not.toBe(before);
  } finally {
    await site.close();
    await rm(root, { recursive: true, force: true });
  }
});
