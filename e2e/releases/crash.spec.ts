import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildChangedBlog, CHANGED_HEADING } from '../fixtures/sites/changed-blog.ts';
import { startIsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { readMainRun } from '../fixtures/sites/main-site.ts';
import { expect, test } from '../fixtures/test.ts';

const child = fileURLToPath(new URL('../fixtures/sites/release-child.ts', import.meta.url));
const blog = '/ai-hiring-insights-blog';

/** Lets a publisher run for so long, ms, and kills it without warning; says whether it was through before. */
function publishFor(ms: number, args: readonly string[]): Promise<'finished' | 'killed'> {
  const publisher = spawn(process.execPath, [child, ...args], { stdio: 'ignore' });
  const timer = setTimeout(() => publisher.kill('SIGKILL'), ms);
  return new Promise((resolve) =>
    publisher.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0 ? 'finished' : 'killed');
    }),
  );
}

test('a publisher that is killed at any moment leaves an intact site, the previous or the new one @release', async () => {
  const site = await startIsolatedSite();
  const run = await readMainRun();
  const folder = await buildChangedBlog();
  const args = [site.dataDir, folder, run.url, run.publishableKey];
  const before = await (await fetch(site.url + blog)).text();
  let kills = 0;
  try {
    // The kills cover the whole publication, from before the first byte to after the last. Each comes 1.5 times as late as the previous one.
    for (let ms = 150; ; ms = Math.round(ms * 1.5)) {
      const end = await publishFor(ms, args);
      const response = await fetch(site.url + blog);
      expect(response.status).toBe(200);
      const html = await response.text();
      if (end === 'finished') break;
      kills += 1;
      if (!html.includes(CHANGED_HEADING)) expect(html).toBe(before);
      for (const [, asset = ''] of html.matchAll(/<link[^>]* href="(\/assets\/[^"]+)"/g)) {
        expect((await fetch(site.url + asset)).status, asset).toBe(200);
      }
    }
    expect(kills).toBeGreaterThan(3);
    await expect.poll(async () => (await fetch(site.url + blog)).text()).toContain(CHANGED_HEADING);
  } finally {
    await site.close();
  }
});
