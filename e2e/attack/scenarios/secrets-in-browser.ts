import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { AttackedSite } from '../attacked-site.ts';

const KEYS =
  /sb_secret_\w{8}|service_role"|BEGIN (RSA |EC )?PRIVATE KEY|MC4CAQAwBQYDK2Vw|AKIA[0-9A-Z]{16}|GUARD_SECRET=/;

/** Reads everything that a visitor can download, for secrets: `ask` refuses those of this site in any answer. */
export async function attack({ ask, dataDir }: AttackedSite): Promise<void> {
  let count = 0;
  for (const app of ['shell', 'mfe-marketing', 'mfe-salary-tools', 'mfe-blog']) {
    const folder = join(dataDir, 'store/artifacts', app);
    for (const version of await readdir(folder)) {
      for (const file of await readdir(join(folder, version, 'client'), { recursive: true })) {
        if (!/\.(js|css|json|map|svg|html|txt)$/.test(file)) continue;
        const { status, text } = await ask(`/assets/${app}/${version}/${file}`);
        count += Number(status === 200);
        expect(text, file).not.toMatch(KEYS);
      }
    }
  }
  expect(count).toBeGreaterThan(60);
  const sitemap = (await ask('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)];
  // Of the hundreds of pages of a role in a place some.
  const paths = listed
    .map(([, path]) => path || '/')
    .filter((path, at) => !/^\/ai-ml-salary-data\/.+\//.test(path) || at % 100 === 0);
  for (const path of [...paths, '/robots.txt', '/nowhere', '/healthz'])
    expect((await ask(path)).text, path).not.toMatch(KEYS);
  for (const path of [
    '/.env',
    '/.git/config',
    '/secrets.json',
    '/release-key.json',
    '/.data/secrets.json',
    '/package.json',
    '/assets/shell/manifest.json',
    '/store/registry/stable/00000001.json',
    '/registry/stable/00000001.json',
  ])
    expect((await ask(path)).status, path).toBe(404);
}
