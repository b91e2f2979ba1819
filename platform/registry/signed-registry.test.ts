import { beforeEach, describe, expect, it } from 'vitest';
import { artifactKey } from '../store/published-artifacts.ts';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { commitRelease, history, readLatest } from './registry.ts';
import { withTrust, type ReleaseStore } from './release-store.ts';
import { releaseKey } from './release.ts';
import { signLiveRelease } from './sign-live-release.ts';
import { publishManifest } from './testing/publish-manifest.ts';
import { TEST_PUBLIC_KEY, testTrust } from './testing/test-trust.ts';
import { createTrust, generateReleaseKeys } from './trust.ts';

const [first, second] = ['1.0.0-0000000001', '1.0.0-0000000002'];
let store: ReleaseStore;
beforeEach(async () => {
  store = withTrust(createMemoryStore(), testTrust);
  await publish(store);
});

const writeManifest = (version: string, text: string) =>
  store.write(artifactKey('mfe-blog', version, 'manifest.json'), text);

async function publish(by: ReleaseStore): Promise<void> {
  await publishManifest(by, 'mfe-blog', first, 'first');
  await publishManifest(by, 'mfe-blog', second, 'second');
}

function release(
  version: string,
  at: { channel?: string; after?: number; in?: ReleaseStore } = {},
) {
  return commitRelease(at.in ?? store, {
    channel: at.channel ?? 'stable',
    expectedRevision: at.after ?? 0,
    apps: { 'mfe-blog': version },
    action: 'promote',
    changed: ['mfe-blog'],
    at: new Date('2026-01-02T03:04:05Z'),
  });
}

async function edit(key: string, change: Record<string, unknown>): Promise<void> {
  const file = await store.read(key);
  const json = JSON.parse(new TextDecoder().decode(file?.body)) as Record<string, unknown>;
  await store.write(key, JSON.stringify({ ...json, ...change }));
}

async function latest(from: ReleaseStore = store, channel = 'stable') {
  const { release: live, damaged } = await readLatest(from, channel);
  return { revision: live?.revision ?? 0, reasons: damaged.map(({ reason }) => reason) };
}

/** Facts that fit everything. */
const lenient = {
  kind: 'remote',
  contract: { provides: null, needs: '*', types: { version: '1.0.0', hash: '0'.repeat(64) } },
  routes: [],
  redirects: [],
};

describe('a signed registry', () => {
  it.each([
    ['another version', { apps: { 'mfe-blog': first } }],
    ['another manifest', { manifests: { 'mfe-blog': `sha384-${'A'.repeat(64)}` } }],
    ['other facts of an app', { facts: { 'mfe-blog': lenient } }],
    ['another share of visitors', { percent: 100 }],
    ['another time', { at: '2026-01-03T00:00:00.000Z' }],
    ['another action', { action: 'rollback' }],
    ['other changed apps', { changed: [] }],
  ])('passes over a revision that was edited to %s', async (_, change) => {
    await release(first);
    await release(second, { after: 1 });
    await edit(releaseKey('stable', 2), change);
    const reason = 'its signature is not that of its content';
    expect(await latest()).toEqual({ revision: 1, reasons: [reason] });
    expect((await history(store, 'stable')).map(({ revision }) => revision)).toEqual([1]);
  });

  it('accepts a revision in any formatting, and none without a signature', async () => {
    await release(first);
    await release(second, { after: 1 });
    await edit(releaseKey('stable', 1), {});
    await edit(releaseKey('stable', 2), { signature: undefined, schema: 1, manifests: undefined });
    expect(await latest()).toEqual({
      revision: 1,
      reasons: [expect.stringContaining('signature')],
    });
  });

  it('accepts no revision copied from another channel or number, even with changed fields', async () => {
    await release(first, { channel: 'canary' });
    const copied = await store.read(releaseKey('canary', 1));
    await store.write(releaseKey('stable', 3), copied?.body ?? '');
    expect((await latest()).reasons).toEqual(['it is a copy of registry/canary/00000001.json']);
    await edit(releaseKey('stable', 3), { channel: 'stable', revision: 3 });
    expect((await latest()).reasons).toEqual(['its signature is not that of its content']);
  });

  it('trusts every configured key, and no other', async () => {
    const [old, next] = [await generateReleaseKeys(), await generateReleaseKeys()];
    const signedBy = (signingKey: string | null, ...publicKeys: string[]) =>
      withTrust(store, createTrust({ signingKey, publicKeys }));
    await publish(signedBy(old.signingKey));
    await release(first, { in: signedBy(old.signingKey) });
    const rotating = signedBy(next.signingKey, old.publicKey);
    await release(second, { in: rotating, after: 1 });
    expect(await latest(rotating)).toEqual({ revision: 2, reasons: [] });
    expect(await history(rotating, 'stable')).toHaveLength(2);
    expect(await latest(signedBy(null, next.publicKey, old.publicKey))).toMatchObject({
      revision: 2,
    });
    expect((await history(signedBy(null, next.publicKey), 'stable')).length).toBe(1);
    const strange = await latest(signedBy(null, TEST_PUBLIC_KEY));
    expect(strange.revision).toBe(0);
    expect(strange.reasons[0]).toContain('not trusted here');
  });

  it('makes no release without a signing key, nor of a version without a manifest', async () => {
    const reader = createTrust({ signingKey: null, publicKeys: [TEST_PUBLIC_KEY] });
    const attempt = release(first, { in: withTrust(store, reader) });
    await expect(attempt).rejects.toMatchObject({ code: 'no-signing-key' });
    expect(await store.list('registry')).toEqual([]);
  });

  it('keeps signing the manifest that was released first, in every channel', async () => {
    const { manifests } = await release(first);
    await release(second, { after: 1 });
    await writeManifest(first, 'changed behind its back');
    expect((await release(first, { after: 2 })).manifests).toEqual(manifests);
    expect((await release(first, { channel: 'next' })).manifests).toEqual(manifests);
    await expect(release('1.0.0-0000000003')).rejects.toMatchObject({ code: 'artifact-damaged' });
  });
});

it('a live release can be signed again by hand with the present manifests', async () => {
  const before = await release(first);
  await writeManifest(first, 'published again from another commit');
  const again = await signLiveRelease(store, 'stable');
  expect(again?.revision).toBe(2);
  expect(again?.apps).toEqual(before.apps);
  expect(again?.manifests).not.toEqual(before.manifests);
  expect(await signLiveRelease(store, 'nothing')).toBeNull();
});

/** Its private half was in the repository. */
const PUBLISHED = 'lh1LqBIuDXCfLWBsDKKSmbH0vOUWLFnriqr2TkSVzMU=';
/** The same 32 bytes, written with other unused bits. */
const REWRITTEN = 'lh1LqBIuDXCfLWBsDKKSmbH0vOUWLFnriqr2TkSVzMV=';

it.each([
  ['published', [TEST_PUBLIC_KEY, PUBLISHED], []],
  ['published', [TEST_PUBLIC_KEY], [PUBLISHED]],
  ['published', [TEST_PUBLIC_KEY, REWRITTEN], []],
  ['both for visitors and for previews', [TEST_PUBLIC_KEY], [TEST_PUBLIC_KEY]],
])('a key that is %s is refused wherever it is set', async (why, publicKeys, previewKeys) => {
  await release(first);
  const trust = createTrust({ signingKey: null, publicKeys, previewKeys });
  await expect(readLatest(withTrust(store, trust), 'stable')).rejects.toMatchObject(
    why === 'published'
      ? {
          code: 'published-key',
          message: expect.stringContaining('pnpm release keys') as unknown,
        }
      : { code: 'key-scope' },
  );
});
