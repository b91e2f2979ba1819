import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { withTrust, type ReleaseStore } from './release-store.ts';
import { publishManifest } from './testing/publish-manifest.ts';
import { testTrust } from './testing/test-trust.ts';
import { commitRelease, history, listChannels, readLatest } from './registry.ts';
import { removeChannel } from './revision-files.ts';

let store: ReleaseStore;
beforeEach(async () => {
  store = withTrust(createMemoryStore(), testTrust);
  for (const version of [first, second]) {
    await publishManifest(store, 'mfe-blog', version, version);
  }
});

const first = '1.0.0-0000000001';
const second = '1.0.0-0000000002';
function release(expectedRevision: number, version: string, channel = 'stable') {
  const apps = { 'mfe-blog': version };
  const at = new Date('2026-01-02T03:04:05Z');
  return commitRelease(store, {
    channel,
    expectedRevision,
    apps,
    action: 'promote',
    changed: ['mfe-blog'],
    at,
  });
}

describe('the registry', () => {
  it('keeps every release of a channel, newest first, apart from other channels', async () => {
    await release(0, first);
    await release(1, second);
    await release(0, first, 'canary');
    expect((await readLatest(store, 'stable')).release?.apps).toEqual({ 'mfe-blog': second });
    expect((await history(store, 'stable')).map(({ revision }) => revision)).toEqual([2, 1]);
    expect((await history(store, 'canary')).map(({ revision }) => revision)).toEqual([1]);
    expect(await listChannels(store)).toEqual(['canary', 'stable']);
  });

  it('reports no damage in a channel that is removed while it is read', async () => {
    await release(0, first, 'pr-7');
    await release(1, second, 'pr-7');
    let isRemoved = false;
    const removedMeanwhile: ReleaseStore = {
      ...store,
      read: async (key) => {
        if (!isRemoved) await removeChannel(store, 'pr-7');
        isRemoved = true;
        return store.read(key);
      },
    };
    expect(await readLatest(removedMeanwhile, 'pr-7')).toEqual({
      release: null,
      damaged: [],
      highestRevision: 0,
    });
  });

  it('goes by number, not by text, past eight digits', async () => {
    await store.write('registry/stable/99999999.json', 'damaged');
    await release(99_999_999, second);
    expect((await readLatest(store, 'stable')).release?.revision).toBe(100_000_000);
  });

  it('refuses a release planned on an older revision and names the release that came first', async () => {
    await release(0, first);
    await expect(release(0, second)).rejects.toMatchObject({
      code: 'release-conflict',
      message: expect.stringContaining(
        `revision 1, promote of mfe-blog@${first} at 2026-01-02T03:04:05.000Z`,
      ),
    });
    expect(await history(store, 'stable')).toHaveLength(1);
  });

  it('never fills a gap below the highest revision', async () => {
    for (const revision of [0, 1, 2]) await release(revision, first);
    await store.remove('registry/stable/00000002.json');
    await expect(release(1, second)).rejects.toMatchObject({ winner: { revision: 3 } });
  });

  it.each(['{"schema":1,', '{"schema":1}', ''])(
    'passes over a damaged revision (%j), reports it and lets the next one follow',
    async (body) => {
      await release(0, first);
      const key = 'registry/stable/00000002.json';
      await store.write(key, body);
      expect(await readLatest(store, 'stable')).toMatchObject({
        release: { revision: 1 },
        highestRevision: 2,
        damaged: [{ key, reason: expect.any(String) as unknown }],
      });
      await release(2, second);
      const repaired = await readLatest(store, 'stable');
      expect(repaired).toMatchObject({ release: { revision: 3 }, damaged: [], highestRevision: 3 });
    },
  );
});
