import type { APIResponse } from '@playwright/test';
import { pageFolder } from '@talent/sdk/contract';
import { adminAssets } from '../fixtures/accounts/accounts.ts';
import { everyPage, unknownPath, isGuarded, readLiveApps } from '../fixtures/sites/live-apps.ts';
import { readFunctionPages } from '../fixtures/pages/site-pages.ts';
import { guardedPaths, hiddenNames } from '../fixtures/pages/guarded-paths.ts';
import { specifiedRedirects } from '@talent/testing/specification';
import { isTestPath } from '../fixtures/rows/stored-rows.ts';
import { readMainRun } from '../fixtures/sites/main-site.ts';
import { expect, test } from '../fixtures/test.ts';

/** Texts that programs read, and that are for everybody. */
const texts = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/.well-known/security.txt',
  '/healthz',
  '/livez',
];

/** A file's name as code may build it, with its hash. */
const withoutEnding = (file: string): string => file.replace(/\.\w+$/, '');

/** Words of the staff area's frame: they are in no file that a visitor gets. */
const words = ['Internal Dashboard', 'Admin Tools', 'Admin Dashboard'];

test('nothing that a visitor is sent names a guarded app, its paths or its files, which answer as anything unknown does', async ({
  request,
}) => {
  test.slow();
  const apps = await readLiveApps();
  const guarded = apps.filter(isGuarded);
  const open = apps.filter((app) => !isGuarded(app));
  // Two apps may have a file with the same content.
  const shared = new Set(open.flatMap(({ files }) => files));
  const ownFiles = guarded.flatMap(({ files }) => files.filter((file) => !shared.has(file)));
  const hiddenFiles = new Set(ownFiles.map(withoutEnding));
  expect(hiddenFiles.size).toBeGreaterThan(40);
  const names = [...hiddenNames, ...words, ...guarded.map(({ version }) => version)];
  const faults: string[] = [];
  let checked = 0;

  function check(name: string, headers: Readonly<Record<string, string>>, body: string): void {
    checked += 1;
    const sent = `${JSON.stringify(headers)}\n${body}`;
    const files = [...sent.matchAll(/[\w-]+-[\w-]{8}(?![\w-])/g)].map(([file]) => file);
    const found = [
      ...names.filter((each) => sent.includes(each)),
      ...files.filter((file) => hiddenFiles.has(file)),
    ];
    faults.push(...found.map((each) => `${name} names ${each}`));
  }
  async function checkAnswer(path: string, answer: APIResponse): Promise<void> {
    // Fonts and pictures too: what is no text has no such name by chance.
    check(path, answer.headers(), (await answer.body()).toString('latin1'));
  }

  const addresses = [...(await everyPage()).map(({ path }) => path), ...texts];
  const shell = open.find(({ name }) => name === 'shell')?.version ?? '';
  for (const { name, version, base, files, entries } of open) {
    addresses.push(...files.map((file) => base + file));
    const data = entries.filter(
      ({ kind, path }) => ['page', 'redirect'].includes(kind) && !isTestPath(path),
    );
    addresses.push(
      ...data.map(({ path }) => `/_${pageFolder(shell, name, version, path)}/data.json`),
    );
  }
  for (const path of addresses) {
    const answer = await request.get(path, {
      maxRedirects: 0,
      headers: { 'accept-encoding': 'identity' },
    });
    if (!answer.ok()) faults.push(`${path} answers ${answer.status()}`);
    await checkAnswer(path, answer);
  }
  for (const { name, headers, html } of await readFunctionPages(request))
    check(name, headers, html);
  for (const [from] of specifiedRedirects)
    await checkAnswer(from, await request.get(from, { maxRedirects: 0 }));
  const { publishableKey: apikey } = await readMainRun();
  for (const path of [
    unknownPath,
    ...guardedPaths,
    '/_guard',
    // 503 for as long as the database is slow, as it may be beside other tests.
    '/readyz',
    '/_hop',
    '/_channel/stable',
    '/auth/v1/settings',
    '/rest/v1/',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { apikey } });
    await checkAnswer(path, answer);
  }
  expect(checked).toBeGreaterThan(250);
  expect(faults).toEqual([]);

  const unknown = await request.get(unknownPath);
  const expected = await unknown.text();
  expect(unknown.status()).toBe(404);
  const hidden = [...guardedPaths, '/internal-admin-xyz123/blog/new', ...(await adminAssets())];
  for (const path of hidden) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toBe(expected);
  }
});
