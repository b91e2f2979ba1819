import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { AttackedSite } from '../attacked-site.ts';

/** Ways to write "the folder above" and what a server could decode once too often. */
const STEPS = ['..', '%2e%2e', '%252e%252e', '.%2e', '..\\', '%c0%ae%c0%ae', '..;', '%2e%2e%00'];
const SLASHES = ['/', '%2f', '%252f', '%5c', '\\'];
const TARGETS = ['secrets.json', 'release-key.json', 'gateway.log', 'etc/passwd', 'package.json'];

/** Reads files that are beside what is served. */
export async function attack({ ask, dataDir }: AttackedSite): Promise<void> {
  const [version = ''] = await readdir(join(dataDir, 'store/artifacts/mfe-blog'));
  const odd: string[] = [];
  for (const folder of [
    '/assets/',
    `/assets/mfe-blog/${version}/`,
    '/_pages/',
    '/_social/',
    '/_files/',
    '/storage/v1/object/public/',
    '/storage/v1/object/public/blog-images/',
    '/storage/v1/object/applications/',
    '/',
  ]) {
    const ways = STEPS.flatMap((step) => SLASHES.map((slash) => `${step}${slash}`.repeat(4)));
    for (const way of [...ways, folder === '/' ? '..' : '/']) {
      const paths = TARGETS.map((target) => folder + way + target);
      for (const [index, { status, text }] of (
        await Promise.all(paths.map((p) => ask(p)))
      ).entries()) {
        const isFile = /"signingKey"|sb_secret_|root:.*:0:0:|"workspace:\*"|"level":"/.test(text);
        if (isFile || status === 200 || status >= 500) odd.push(`${status} ${paths[index]}`);
      }
    }
  }
  expect(odd).toEqual([]);
}
