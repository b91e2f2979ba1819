import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { commitRelease, readLatest } from '../registry.ts';
import { withTrust } from '../release-store.ts';
import { publishManifest } from '../testing/publish-manifest.ts';
import { TEST_PUBLIC_KEY, testTrust } from '../testing/test-trust.ts';
import { createTrust } from '../trust.ts';

/** Its private half was in the repository. */
const PUBLISHED = 'lh1LqBIuDXCfLWBsDKKSmbH0vOUWLFnriqr2TkSVzMU=';
/** The same 32 bytes, written with other unused bits. */
const REWRITTEN = 'lh1LqBIuDXCfLWBsDKKSmbH0vOUWLFnriqr2TkSVzMV=';

async function releasedStore() {
  const store = withTrust(createMemoryStore(), testTrust);
  const version = '1.0.0-0000000001';
  await publishManifest(store, 'mfe-blog', version, 'manifest');
  await commitRelease(store, {
    channel: 'stable',
    expectedRevision: 0,
    apps: { 'mfe-blog': version },
    action: 'promote',
    changed: ['mfe-blog'],
    at: new Date(),
  });
  return store;
}

describe('a key with a published private half', () => {
  it.each([
    ['for visitors', { publicKeys: [TEST_PUBLIC_KEY, PUBLISHED] }],
    ['for previews', { publicKeys: [TEST_PUBLIC_KEY], previewKeys: [PUBLISHED] }],
    ['in another spelling', { publicKeys: [TEST_PUBLIC_KEY, REWRITTEN] }],
  ])('is refused %s, wherever it is configured', async (_, keys) => {
    const plain = await releasedStore();
    const trust = createTrust({ signingKey: null, ...keys });
    await expect(readLatest(withTrust(plain, trust), 'stable')).rejects.toMatchObject({
      code: 'published-key',
      message: expect.stringContaining('pnpm release keys') as unknown,
    });
  });
});

it('a key is for visitors or for previews, never for both', async () => {
  const trust = createTrust({
    signingKey: null,
    publicKeys: [TEST_PUBLIC_KEY],
    previewKeys: [TEST_PUBLIC_KEY],
  });
  const store = withTrust(await releasedStore(), trust);
  await expect(readLatest(store, 'stable')).rejects.toMatchObject({ code: 'key-scope' });
});
