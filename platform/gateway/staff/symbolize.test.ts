import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { publishArtifact } from '../../release/publish/publish.ts';
import { fileOf } from '../testing/content-site.ts';
import { guardCookie } from '../testing/preview-site.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { STAFF_HEADERS, staffBackend } from '../testing/staff-backend.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

/** Column 1 of line 1 is `render` in line 3, column 5. */
const map = {
  version: 3,
  sources: ['mfe-blog/src/routes/post.tsx'],
  names: ['render'],
  mappings: 'AAEIA',
};

/** A blog that is published from a folder as a build leaves it, with the map of one script and a file that is no map. */
async function setUp() {
  const site = await createStandardSite();
  const folder = testDir();
  const made = await makeArtifact(folder, {
    name: 'mfe-blog',
    patterns: ['/blog/:slug'],
    contentNames: true,
    files: { 'client/page.js': 'throw 1;\n' },
  });
  const script = fileOf(made, 'page').replace('client/', '');
  await mkdir(join(folder, 'maps'));
  await writeFile(join(folder, `maps/${script}.map`), JSON.stringify(map));
  await writeFile(join(folder, 'maps/other-01234567.js.map'), '{}');
  await writeFile(join(folder, 'maps/notes.txt'), 'x');
  const { manifest } = await publishArtifact({ store: site.store, folder, channel: 'stable' });
  const { backend } = staffBackend();
  const { request } = await startGateway(site.store, { backend });
  const cookie = await guardCookie();
  const ask = async (body: unknown) => {
    const headers = { ...STAFF_HEADERS, Cookie: cookie, 'Content-Type': 'application/json' };
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await request('/_platform/symbols', options);
    return { status: answer.status, answer: JSON.parse(answer.text) as unknown };
  };
  return { ...site, request, ask, script, manifest };
}

it('a frame is where its source is; one without a map is null, and a path that is no file of a build reads nothing', async () => {
  const { ask, script, manifest } = await setUp();
  const at = (path: string) => ({ path, line: 1, column: 1 });
  const frames = [
    `/assets/mfe-blog/${script}`,
    `/assets/mfe-blog/${manifest.version}/${script}`,
    '/assets/mfe-blog/part-01234567.js',
    '/assets/mfe-other/part-01234567.js',
    '/',
    '/assets/mfe-blog/..',
    '/assets/../registry',
    '/assets/mfe-blog/manifest.json',
  ].map(at);
  const found = { source: 'mfe-blog/src/routes/post.tsx', line: 3, column: 5, name: 'render' };
  expect(await ask({ versions: { 'mfe-blog': manifest.version }, frames })).toEqual({
    status: 200,
    answer: { frames: [found, found, ...Array<null>(6).fill(null)] },
  });
  expect((await ask({ versions: { 'mfe-blog': '../..' }, frames: [] })).status).toBe(422);
});

it('maps are in the store beside the files of their version, and visitors get none', async () => {
  const { store, request, script, manifest } = await setUp();
  const folder = `artifacts/mfe-blog/${manifest.version}/`;
  expect((await store.list(`${folder}maps`)).map((key) => key.replace(folder, ''))).toEqual([
    `maps/${script}.map`,
  ]);
  const unknown = fingerprint(await request('/assets/mfe-blog/none-01234567.js'));
  for (const path of [
    `/assets/mfe-blog/${script}.map`,
    `/assets/mfe-blog/maps/${script}.map`,
    `/assets/mfe-blog/${manifest.version}/maps/${script}.map`,
    `/assets/mfe-blog/${manifest.version}/..%2fmaps%2f${script}.map`,
  ]) {
    expect(fingerprint(await request(path)), path).toEqual(unknown);
  }
});
