import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scenario } from '../scenario.ts';

/** Ways to write "the folder above" and what a server could decode once too often. */
const STEPS = [
  '..',
  '%2e%2e',
  '%252e%252e',
  '.%2e',
  '..%5c',
  '..\\',
  '%c0%ae%c0%ae',
  '....',
  '..;',
  '%2e%2e%00',
];
const SLASHES = ['/', '%2f', '%252f', '%5c', '\\'];
const TARGETS = ['secrets.json', 'release-key.json', 'gateway.log', 'etc/passwd', 'package.json'];

/** Reads files that are beside what is served. */
export const scenario: Scenario = {
  name: 'path-traversal',
  site: 'shared',
  async attack(site, notes) {
    const [version = ''] = await readdir(join(site.dataDir, 'store/artifacts/mfe-blog'));
    const folders = [
      '/assets/',
      `/assets/mfe-blog/${version}/`,
      '/_pages/',
      '/_social/',
      '/_files/',
      '/storage/v1/object/public/',
      '/storage/v1/object/public/blog-images/',
      '/storage/v1/object/applications/',
      '/',
    ];
    let count = 0;
    const odd: string[] = [];
    for (const folder of folders) {
      for (const step of STEPS) {
        for (const slash of SLASHES) {
          for (const target of TARGETS) {
            const path = `${folder}${`${step}${slash}`.repeat(4)}${target}`;
            const { status, text } = await site.ask(path);
            count += 1;
            const isFile = /"signingKey"|sb_secret_|root:.*:0:0:|"workspace:\*"|"level":"/.test(
              text,
            );
            if (isFile || status === 200 || status >= 500) odd.push(`${status} ${path}`);
          }
        }
      }
    }
    notes.same(
      `${count} paths out of ${folders.length} folders: files, 200s and 5xx`,
      [],
      odd.slice(0, 5),
    );
    const bytes = await Promise.all(
      ['/assets/', '/_files/', '/_pages/'].map((folder) => site.ask(`${folder}/etc/passwd`)),
    );
    notes.same(
      'absolute paths behind three folders',
      [404],
      [...new Set(bytes.map(({ status }) => status))],
    );
  },
};
