import { createHash, randomBytes } from 'node:crypto';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { readDeltaIndex } from '../../registry/delta-index.ts';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { previewTrust, testTrust } from '../../registry/testing/test-trust.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { publishArtifact } from '../publish/publish.ts';

let store: ReleaseStore;
/** Later publications have later notes. */
let time: number;
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  store = withTrust(
    createMemoryStore(() => new Date(time)),
    testTrust,
  );
});

const text = randomBytes(6000).toString('base64');
const pageOf = (release: number) => `export const text = "${text} ${release}";\n`;
const sha256 = (body: string) => createHash('sha256').update(body).digest('hex');

async function publish(
  files: Record<string, string>,
  into: ReleaseStore = store,
  more: Partial<ArtifactOptions> = {},
) {
  time += 1000;
  const root = testDir();
  await makeArtifact(root, {
    name: 'mfe-blog',
    patterns: ['/blog/:slug'],
    contentNames: true,
    ...more,
    files: Object.fromEntries(
      Object.entries(files).map(([name, body]) => [`client/${name}`, body]),
    ),
  });
  const { manifest } = await publishArtifact({ store: into, folder: root, channel: 'stable' });
  return async (stem: string) => {
    const path = Object.keys(manifest.files).find((file) => file.startsWith(`client/${stem}-`));
    const target = { app: manifest.name, file: path?.replace('client/', '') ?? '' };
    return readDeltaIndex(store, target, 'visitors');
  };
}

describe('a publication', () => {
  it('makes deltas from the last ten versions of a file, the newest first', async () => {
    for (let release = 1; release <= 12; release++) await publish({ 'page.js': pageOf(release) });
    const deltas = await (await publish({ 'page.js': pageOf(13) }))('page');
    expect(deltas?.map(({ dictionary }) => dictionary)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((release) => sha256(pageOf(release))),
    );
    for (const { bytes } of deltas ?? []) expect(bytes).toBeLessThan(150);
  });

  it('makes none again for a file that it does not change', async () => {
    await publish({ 'page.js': pageOf(1) });
    await publish({ 'page.js': pageOf(2) });
    const before = await store.entries('deltas');
    const indexOf = await publish({ 'page.js': pageOf(2) }, store, { version: '1.0.1' });
    expect(await indexOf('page')).toHaveLength(1);
    expect(await store.entries('deltas')).toEqual(before);
  });

  it('makes none that is hardly smaller than the file, and none of a file under 256 bytes, which is no dictionary', async () => {
    await publish({ 'page.js': `export const text = "${randomBytes(6000).toString('base64')}";` });
    const indexOf = await publish({ 'page.js': pageOf(2) });
    expect(await indexOf('page')).toEqual([]);
    const same = ' '.repeat(210);
    await publish({ 'page.js': `export const text = "a";${same}\n` });
    const small = await publish({ 'page.js': `export const text = "b";${same}\n` });
    expect(await small('page')).toBeNull();
  });

  it('makes none of fonts, and none where two files differ in their hash alone', async () => {
    const twins = (release: number) => ({
      'part-aaaaaaaa.js': `${pageOf(1)}1`,
      [`part-bbbbbbb${release}.js`]: pageOf(release),
      'text.woff2': `${text}${release}`,
    });
    await publish(twins(1));
    const indexOf = await publish(twins(2));
    expect(await indexOf('part')).toBeNull();
    expect(await indexOf('text')).toBeNull();
    expect((await store.list('deltas')).filter((key) => /part|text/.test(key))).toEqual([]);
  });

  it('of a preview makes none, and does not keep a release from making them', async () => {
    await publish({ 'page.js': pageOf(1) });
    const theirs = withTrust(store, previewTrust);
    expect(await (await publish({ 'page.js': pageOf(2) }, theirs))('page')).toBeNull();
    const indexOf = await publish({ 'page.js': pageOf(2) });
    expect((await indexOf('page'))?.map(({ dictionary }) => dictionary)).toEqual([
      sha256(pageOf(1)),
    ]);
  });
});
