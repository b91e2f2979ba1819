import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGuardCookie } from '@talent/platform/gateway/guard/guard-cookie';
import type { AttackedSite } from '../attacked-site.ts';
import { guardedPaths } from '../../fixtures/pages/guarded-paths.ts';
import { looksOf } from '../raw-http.ts';
import type { Scenario } from '../scenario.ts';

/** Looks for the staff area without the right to it. Every answer is that of an unknown address, byte by byte. */
export const scenario: Scenario = {
  name: 'guarded-paths',
  site: 'shared',
  async attack(site, notes) {
    const guardSecret = site.secrets['guardSecret'] ?? '';
    const now = () => new Date();
    const issue = async (secret: string, at = now) =>
      (
        await createGuardCookie({ secret, secure: false, now: at }).issue(
          '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b',
        )
      ).split(';')[0] ?? '';
    const good = await issue(guardSecret);
    const cookies: [string, string | null][] = [
      ['no cookie', null],
      [
        'a cookie of another secret',
        await issue('another secret that is long enough for a cookie'),
      ],
      ['an expired cookie', await issue(guardSecret, () => new Date(Date.now() - 3_600_000))],
      [
        'a good cookie with one letter changed',
        `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`,
      ],
      ['a cookie without a signature', good.split('.')[0] ?? ''],
    ];
    const { assets, data, others } = await guardedAddresses(site);
    const all = [...guardedPaths, ...assets, ...data, ...others];
    for (const [name, cookie] of cookies) {
      const headers: Record<string, string> = cookie === null ? {} : { Cookie: cookie };
      const unknown = looksOf(await site.ask('/there-is-nothing-here', { headers }));
      const different: string[] = [];
      for (const path of all) {
        const answer = await site.ask(path, { headers });
        if (answer.status !== 404 || looksOf(answer) !== unknown) different.push(path);
      }
      const tried = `${all.length} addresses (${guardedPaths.length} pages, ${assets.length} files, ${data.length} data) with ${name}`;
      notes.same(tried, [], different);
    }
    // Shows that the addresses are the right ones.
    const opened = await Promise.all(
      [...guardedPaths, ...assets.slice(0, 3)].map((path) =>
        site.ask(path, { headers: { Cookie: good } }),
      ),
    );
    notes.same(
      `${guardedPaths.length} pages and 3 files of them with a cookie of the guard`,
      [200],
      [...new Set(opened.map(({ status }) => status))],
    );
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const [one, other] = await Promise.all([
        site.ask('/seo-dashboard', { method }),
        site.ask('/nowhere', { method }),
      ]);
      notes.same(
        `${method} of a guarded page is that of an unknown one`,
        true,
        looksOf(one) === looksOf(other),
      );
    }
  },
};

/** Files and page data of the guarded app, which only the store knows. */
async function guardedAddresses({ dataDir }: AttackedSite) {
  const folder = join(dataDir, 'store/artifacts/mfe-admin');
  const [version = ''] = await readdir(folder);
  const text = await readFile(join(folder, version, 'manifest.json'), 'utf8');
  const { files } = JSON.parse(text) as { files: Record<string, unknown> };
  const assets = Object.keys(files)
    .filter((file) => file.startsWith('client/'))
    .map((file) => `/assets/mfe-admin/${version}/${file.replace('client/', '')}`);
  const [shell = ''] = await readdir(join(dataDir, 'store/artifacts/shell'));
  const data = guardedPaths.map(
    (path) => `/_pages/${shell}/mfe-admin/${version}/root${path}/data.json`,
  );
  const server = Object.keys(files)
    .filter((file) => !file.startsWith('client/'))
    .map((file) => `/assets/mfe-admin/${version}/${file}`);
  const others = [
    ...server,
    `/assets/mfe-admin/${version}/manifest.json`,
    '/assets/mfe-admin/0.0.0-0000000000/x.js',
    '/_platform/status',
    '/_platform/symbols',
    '/_platform/site-answer?path=/',
    '/_hop?path=/',
    '/_guard',
    '/_override',
    '/_override/end',
    '/_channel/stable.1',
  ];
  return { assets, data, others };
}
