import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { history } from '../registry/registry.ts';
import { createCommandSite } from '../cli/testing/command-site.ts';
import { buildAndRelease } from './build-and-release.ts';

/** Builds nothing but what the app's source says: broken ones fail as the bundler does. */
const BUILD = `
import { readFileSync, rmSync } from 'node:fs';
const source = readFileSync('source.txt', 'utf8');
if (source.includes('broken')) {
  rmSync('dist', { recursive: true, force: true });
  console.error('src/page.tsx:3:7: ERROR: Expected ";"');
  process.exit(1);
}
console.log('built');`;

const apps = { shell: '/', 'mfe-blog': '/blog', 'mfe-jobs': '/jobs' };

let root: string;
let site: ReturnType<typeof createCommandSite>;
let printed: string[];

beforeEach(async () => {
  printed = [];
  site = createCommandSite();
  root = site.root;
  await mkdir(join(root, 'shared/kit/build/src'), { recursive: true });
  await writeFile(join(root, 'shared/kit/build/src/cli.ts'), BUILD);
  for (const app of Object.keys(apps)) await edit(app, '1.0.0');
});

async function edit(app: string, version: string, contract?: string): Promise<void> {
  const pattern = Object.entries(apps).find(([name]) => name === app)?.[1] ?? '/new';
  await site.build({ name: app, patterns: [pattern], version, ...(contract ? { contract } : {}) });
  await writeFile(join(root, app, 'source.txt'), version);
}

async function start(): Promise<string> {
  await buildAndRelease({
    root,
    past: await history(site.store, 'stable'),
    progress: {
      step: async (name, work, done) => {
        const result = await work(() => undefined);
        printed.push(`${name} ${done?.(result) ?? ''}`);
        return result;
      },
      note: (line) => void printed.push(line),
    },
    release: async (folders) => {
      const names = folders.map((folder) => folder.split('/').at(-2) ?? '').join(' ');
      if (names === '') return { promoted: [], skipped: [] };
      for (const line of [`publish ${names}`, `promote ${names}`]) {
        const { code, trouble } = await site.run(line);
        if (code !== 0) throw Object.assign(new Error(trouble), { code: 'refused' });
      }
      return { promoted: names.split(' '), skipped: [] };
    },
  });
  const [now] = await history(site.store, 'stable');
  return Object.entries(now?.apps ?? {})
    .map(([app, version]) => `${app} ${version.split('-')[0]}`)
    .toSorted()
    .join(', ');
}

it('serves what is live where an app does not build, releases the others, and names app, line and way out', async () => {
  await start();
  await edit('mfe-jobs', '1.1.0');
  await edit('mfe-blog', '1.1.0');
  await writeFile(join(root, 'mfe-blog/source.txt'), 'broken');
  await mkdir(join(root, 'mfe-new'));
  await writeFile(join(root, 'mfe-new/package.json'), '{}');
  await writeFile(join(root, 'mfe-new/source.txt'), 'broken');
  expect(await start()).toBe('mfe-blog 1.0.0, mfe-jobs 1.1.0, shell 1.0.0');
  const text = printed.join('\n');
  expect(text).toMatch(
    /Applications without mfe-blog, mfe-new|Applications without mfe-new, mfe-blog/,
  );
  expect(text).toMatch(
    /mfe-blog did not build:\nsrc\/page\.tsx:3:7: ERROR: Expected ";"\nThe site shows mfe-blog@1\.0\.0-\w+\. To see your change: pnpm dev mfe-blog/,
  );
  expect(text).toMatch(
    /mfe-new did not build:\n.*\nIt is not live\. To see your change: pnpm dev mfe-new/,
  );
});

it('serves what is live where the release is refused', async () => {
  await start();
  await edit('mfe-blog', '1.1.0', '^9.0.0');
  await edit('mfe-jobs', '1.1.0');
  expect(await start()).toBe('mfe-blog 1.0.0, mfe-jobs 1.0.0, shell 1.0.0');
  expect(printed.join('\n')).toMatch(
    /Nothing was released: the site shows what was live before\.\n.*mfe-blog/s,
  );
});

it('an app that was taken off stays off with a new build, and the way to turn it on is told', async () => {
  await start();
  await site.run('retire mfe-blog');
  await edit('mfe-blog', '1.1.0');
  await edit('mfe-jobs', '1.1.0');
  printed.length = 0;
  expect(await start()).toBe('mfe-jobs 1.1.0, shell 1.0.0');
  expect(printed).toContain('mfe-blog is off, and stays off. To turn it on: pnpm ship mfe-blog');
});

it('fails where nothing is live, and says why', async () => {
  await writeFile(join(root, 'mfe-blog/source.txt'), 'broken');
  await expect(start()).rejects.toMatchObject({
    code: 'app-build',
    message: expect.stringContaining('mfe-blog did not build:\nsrc/page.tsx:3:7') as unknown,
  });
  await edit('mfe-blog', '1.0.0', '^9.0.0');
  await expect(start()).rejects.toThrow('mfe-blog');
  expect(await history(site.store, 'stable')).toEqual([]);
});
