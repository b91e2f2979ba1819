import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { artifactKey } from '../store/published-artifacts.ts';
import { readEnvironment } from '@talent/settings/environment';
import { createStandardSite } from '../gateway/testing/standard-site.ts';
import { readLatest } from '../registry/registry.ts';
import { localTrust, openSignedStore } from '../registry/local-trust.ts';
import { withTrust, type ReleaseStore } from '../registry/release-store.ts';
import { TEST_PUBLIC_KEY } from '../registry/testing/test-trust.ts';
import { createTrust } from '../registry/trust.ts';
import { runLine } from './testing/run-line.ts';

async function setUp() {
  const root = testDir();
  const dataDir = join(root, '.data');
  const site = await createStandardSite();
  async function platform(line: string, store: ReleaseStore = site.store) {
    const context = { store, compose: async () => {}, root, dataDir };
    return runLine(line.split(' '), () => context);
  }
  return { ...site, dataDir, platform };
}

it('prints a new pair of matching keys each time', async () => {
  const { platform } = await setUp();
  const { out } = await platform('keys');
  const [, signingKey = ''] = /^RELEASE_SIGNING_KEY=(\S+)$/m.exec(out) ?? [];
  const [, publicKey = ''] = /^RELEASE_KEYS=(\S+)$/m.exec(out) ?? [];
  const signer = createTrust({ signingKey, publicKeys: [] });
  const reader = createTrust({ signingKey: null, publicKeys: [publicKey] });
  const signature = await signer.sign('release', { apps: {} }, 'visitors');
  expect(await reader.whyUntrusted('release', { apps: {} }, signature, 'visitors')).toBeNull();
  expect((await platform('keys')).out).not.toBe(out);
});

it('prints a pair for previews, which the environment takes and which signs for no visitor', async () => {
  const { platform } = await setUp();
  const { out } = await platform('keys --preview');
  const [, previewSigningKey = ''] = /^PREVIEW_SIGNING_KEY=(\S+)$/m.exec(out) ?? [];
  const [, publicKey = ''] = /^PREVIEW_KEYS=(\S+)$/m.exec(out) ?? [];
  const { releaseKeys } = readEnvironment({
    RELEASE_KEYS: TEST_PUBLIC_KEY,
    PREVIEW_SIGNING_KEY: previewSigningKey,
  });
  expect(releaseKeys).toEqual({
    signingKey: null,
    publicKeys: [TEST_PUBLIC_KEY],
    previewSigningKey,
    previewKeys: [],
  });
  const signer = createTrust(releaseKeys ?? { signingKey: null, publicKeys: [] });
  const signature = await signer.sign('release', {}, 'previews');
  await expect(signer.sign('release', {}, 'visitors')).rejects.toMatchObject({
    code: 'preview-key',
  });
  const gateway = createTrust({ signingKey: null, publicKeys: [], previewKeys: [publicKey] });
  expect(await gateway.whyUntrusted('release', {}, signature, 'previews')).toBeNull();
  expect(await gateway.whyUntrusted('release', {}, signature, 'visitors')).toContain(
    'which is trusted for previews only',
  );
  expect(await platform('keys --preview --local')).toMatchObject({ code: 2 });
});

it('makes the key of a data folder once, readable by its owner alone', async () => {
  const { platform, dataDir } = await setUp();
  const path = join(dataDir, 'release-key.json');
  expect((await platform('keys --local')).code).toBe(0);
  const made = await readFile(path, 'utf8');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await platform('keys --local')).toMatchObject({ code: 2 });
  expect(await readFile(path, 'utf8')).toBe(made);
});

it('signs the live release after the key was lost, which a start refuses', async () => {
  const { platform, dataDir, store, apps } = await setUp();
  const source = { dataDir, releaseKeys: null };
  await expect(openSignedStore(store, source)).rejects.toMatchObject({ code: 'release-key-lost' });
  await platform('keys --local');
  const mine = await openSignedStore(store, source);
  expect((await readLatest(mine, 'stable')).release).toBeNull();

  const { code, out } = await platform('sign', mine);
  expect([code, out.includes(`mfe-blog@${apps.blog.version}`)]).toEqual([0, true]);
  const { release } = await readLatest(withTrust(store, localTrust(source)), 'stable');
  expect(release?.revision).toBe(2);
  expect((await platform('sign --channel canary', mine)).trouble).toContain(
    'has no release to sign',
  );
});

it('shows damaged versions and their replacements in the status', async () => {
  const { platform, publish, compose, release, store, apps } = await setUp();
  const { shell, marketing, blog, admin } = apps;
  expect((await platform('status')).out).not.toContain('damaged');
  const next = await publish({ name: 'mfe-blog', patterns: ['/blog/:slug'], version: '2.0.0' });
  await compose(shell, next, []);
  await release([shell, marketing, next, admin]);
  await store.write(artifactKey('mfe-blog', next.version, 'client/page.js'), 'changed');
  expect((await platform('status')).out).toContain(
    `damaged: mfe-blog@${next.version}, ${blog.version} stands in (client/page.js is changed)`,
  );
  expect(JSON.parse((await platform('status --json')).out)).toMatchObject([
    {
      replacements: [{ app: 'mfe-blog', wanted: next.version, instead: { version: blog.version } }],
    },
  ]);
});
