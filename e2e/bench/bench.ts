import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { startSiteProcess } from '../fixtures/sites/site-process.ts';
import { coldStart } from './cold-start.ts';
import { measureHomePage } from './home-page.ts';
import { measureInteractions } from './interactions.ts';
import { measurePosts } from './posts.ts';
import { measureReleases } from './releases.ts';
import { measureSalaryFilter } from './salary-filter.ts';

const { cold } = parseParameters(
  createCommand('pnpm bench')
    .description('Measures the figures that the site is held to, with the builds that are there.')
    .option('--cold', 'also time a first `npm start` in a fresh clone with an empty home folder'),
).opts<{ cold?: true }>();
const port = 4189;
const admin = { email: 'admin@example.com', password: 'password-of-the-bench' };
const posts = 1000;
const dataDir = await mkdtemp(join(tmpdir(), 'talent-bench-'));
try {
  const first = await timed(() => startSiteProcess({ port, dataDir }));
  print('Start on an empty data folder', seconds(first.ms), 'builds as they were');
  await first.result.stop();
  const adminPassword = admin.password;
  const second = await timed(() => startSiteProcess({ port, dataDir, adminPassword }));
  print('Second start', seconds(second.ms), 'at most 15 s');
  const home = await measureHomePage(second.result.url);
  print(
    'Home page: JavaScript, gzip',
    `${(home.scriptBytes / 1000).toFixed(1)} KB`,
    'at most 142.5 KB',
  );
  print('Home page: scripts', String(home.scripts), '');
  print(
    'Home page: longest request chain',
    String(home.depth),
    'HTML -> entry -> all scripts at once = 2',
  );
  print('Home page: supabase-js loaded', home.loadsSupabase ? 'YES' : 'no', 'no');
  print('Home page: HTML, gzip', `${(home.htmlBytes / 1000).toFixed(1)} KB`, '');
  print(
    'Home page: composition part, gzip',
    `${(home.compositionBytes / 1000).toFixed(1)} KB`,
    'at most 6 KB',
  );
  const filter = await measureSalaryFilter(second.result.url);
  print(
    `Salary data: filter to paint, ${filter.bands} bands`,
    `${filter.slowestMs.toFixed(0)} ms`,
    `under 50 ms (slowest; median ${filter.medianMs.toFixed(0)} ms)`,
  );
  for (const { name, ms, slowest } of await measureInteractions(second.result.url)) {
    const bound = `under 100 ms from press to paint, at a quarter of the speed (median of 5; slowest ${slowest} ms)`;
    print(name, `${ms} ms`, bound);
  }
  const releases = await measureReleases(dataDir, second.result.url);
  print('Publish and promote a changed blog', seconds(releases.releaseMs), 'under 10 s');
  print('Roll it back', seconds(releases.rollbackMs), 'under 1 s');
  const blog = await measurePosts(dataDir, admin, posts);
  print(`Compose a blog of ${posts} posts`, seconds(blog.ms), `${blog.pages} paths`);
  print('Composer, memory', `${(blog.bytes / 1e6).toFixed(0)} MB`, 'with its render process');
  print('Publish one more post', seconds(blog.publishMs), 'under 5 s');
  print('Pages composed for it', String(blog.recomposed), `of ${blog.pages}`);
  await second.result.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
if (cold) {
  print('Cold npm start, installation included', seconds(await coldStart(port)), 'under 4 min');
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function print(name: string, value: string, bound: string): void {
  console.log(`${name.padEnd(42)}${value.padStart(12)}   ${bound}`);
}
