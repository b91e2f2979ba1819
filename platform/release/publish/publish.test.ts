import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, describe, expect, it } from 'vitest';
import { integrityOf } from '@talent/artifact/integrity';
import {
  publishedApps,
  publishedVersions,
  readPublishedManifest,
} from '../../store/published-artifacts.ts';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { promote } from '../promote.ts';
import { publishArtifact, publishArtifacts } from './publish.ts';

let root: string;
let store: ReleaseStore;
beforeEach(() => {
  root = testDir();
  store = withTrust(createMemoryStore(), testTrust);
});

const blog: ArtifactOptions = { name: 'mfe-blog', patterns: ['/blog/:slug'] };
const shell: ArtifactOptions = { name: 'shell', patterns: ['/admin-login-xyz123'] };
const channel = 'stable';
const folderOf = ({ name }: ArtifactOptions) => join(root, 'apps', name);
const publish = async (options: ArtifactOptions, into: ReleaseStore = store) => {
  await makeArtifact(folderOf(options), options);
  return publishArtifact({ store: into, folder: folderOf(options), channel });
};
const goLive = async (...apps: ArtifactOptions[]) => {
  const versions: Record<string, string> = {};
  for (const app of apps) versions[app.name] = (await publish(app)).manifest.version;
  await promote({ store, channel, versions, compose: async () => {} });
};

describe('publishing', () => {
  it('stores every file with the bytes of the manifest, which is repaired where it was damaged', async () => {
    const { status, manifest } = await publish(blog);
    expect(status).toBe('published');
    for (const [path, { integrity }] of Object.entries(manifest.files)) {
      const file = await store.read(`artifacts/mfe-blog/${manifest.version}/${path}`);
      expect(integrityOf(file?.body ?? '')).toBe(integrity);
    }
    expect(await readPublishedManifest(store, 'mfe-blog', manifest.version)).toEqual(manifest);
    expect(await publishedApps(store)).toEqual(['mfe-blog']);
    await store.write(`artifacts/mfe-blog/${manifest.version}/manifest.json`, '{');
    expect((await publish(blog)).status).toBe('published');
    expect(await readPublishedManifest(store, 'mfe-blog', manifest.version)).toEqual(manifest);
  });

  it('is a no-op for the same content, whatever commit it was built from', async () => {
    const first = await publish({ ...blog, commit: 'aaa' });
    const keys = await store.list('artifacts');
    const refusing: ReleaseStore = {
      ...store,
      write: () => Promise.reject(new Error('nothing is to be written')),
    };
    const second = await publish({ ...blog, commit: 'bbb' }, refusing);
    expect(second).toMatchObject({
      status: 'unchanged',
      manifest: { version: first.manifest.version },
    });
    expect(await store.list('artifacts')).toEqual(keys);
  });

  it('writes the manifest last, so that an interrupted attempt can be repeated', async () => {
    const { manifest } = await publish({ ...blog, name: 'mfe-probe' });
    const writes = Object.keys(manifest.files).length + 1;
    for (let allowed = 0; allowed < writes; allowed++) {
      const fresh = withTrust(createMemoryStore(), testTrust);
      let left = allowed;
      const breaking: ReleaseStore = {
        ...fresh,
        write: (key, body) =>
          left-- > 0 ? fresh.write(key, body) : Promise.reject(new Error('disk full')),
      };
      await expect(publish(blog, breaking)).rejects.toThrow('disk full');
      expect(await publishedVersions(fresh, 'mfe-blog')).toEqual([]);
      expect((await publish(blog, fresh)).status).toBe('published');
      expect((await publish(blog, fresh)).status).toBe('unchanged');
    }
  });

  it('refuses with every problem at once and writes nothing', async () => {
    await goLive(shell, blog);
    const before = await store.list('');
    const intruder = { name: 'mfe-jobs', patterns: ['/blog/:id', '/assets/x'], contract: '^2.0.0' };
    await expect(publish(intruder)).rejects.toMatchObject({
      code: 'manifest-refused',
      problems: [
        { rule: 'pattern-reserved' },
        { rule: 'contract-mismatch' },
        { rule: 'pattern-owned' },
      ],
      message: expect.stringMatching(
        /mfe-jobs was not published, 3 problems:\n {2}- .+\n {2}- .+\n {2}- .+$/,
      ),
    });
    expect(await store.list('')).toEqual(before);
  });

  it.each([
    ['css-leak', 'style.css', 'body { margin: 0 }'],
    [
      'private-react',
      'page.js',
      'const i = r.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;',
    ],
    ['undeclared-capability', 'page.js', "localStorage.getItem('reader');"],
    ['budget-bytes', 'page.js', randomBytes(120_000).toString('hex')],
  ])('looks at the bytes of a remote, whatever built it: %s', async (rule, file, text) => {
    const files = { [`client/${file}`]: text };
    await expect(publish({ ...blog, files })).rejects.toMatchObject({ problems: [{ rule }] });
    expect(await publishedApps(store)).toEqual([]);
  });

  it("allows the shell the page's React and CSS reset", async () => {
    const files = {
      'client/style.css': 'body { margin: 0 }',
      'client/page.js': 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {};',
    };
    expect((await publish({ ...shell, files })).status).toBe('published');
  });

  it('refuses other content under a published version', async () => {
    const version = '1.0.0-0123456789';
    await publish({ ...blog, version });
    const changed = { ...blog, version, files: { 'client/page.js': 'other' } };
    await expect(publish(changed)).rejects.toMatchObject({ problems: [{ rule: 'version-taken' }] });
  });

  it('gives advice where an app is not built, or its build was interrupted', async () => {
    const folder = join(root, 'apps/none');
    await expect(publishArtifact({ store, folder, channel })).rejects.toMatchObject({
      code: 'artifact-unreadable',
      message: expect.stringContaining('build the app first'),
    });
    await makeArtifact(folder, blog);
    await writeFile(
      join(folder, 'manifest.json'),
      (await readFile(join(folder, 'manifest.json'))).subarray(0, 20),
    );
    await expect(publishArtifact({ store, folder, channel })).rejects.toThrow('not JSON');
  });
});

describe('publishing several apps together', () => {
  const slim: ArtifactOptions = { ...blog, patterns: ['/journal'] };
  const taker: ArtifactOptions = { name: 'mfe-jobs', patterns: ['/blog/:slug'] };

  it('lets one take over a path that the other gives up', async () => {
    await goLive(shell, blog);
    await makeArtifact(folderOf(slim), slim);
    await makeArtifact(folderOf(taker), taker);
    await expect(publishArtifact({ store, folder: folderOf(taker), channel })).rejects.toThrow(
      'pattern-owned',
    );
    const results = await publishArtifacts({
      store,
      channel,
      folders: [folderOf(slim), folderOf(taker)],
    });
    expect(results.map(({ status }) => status)).toEqual(['published', 'published']);
  });

  it('writes none of them where they do not fit each other, and names both', async () => {
    await makeArtifact(folderOf(blog), blog);
    await makeArtifact(folderOf(taker), taker);
    const folders = [folderOf(blog), folderOf(taker)];
    await expect(publishArtifacts({ store, channel, folders })).rejects.toMatchObject({
      problems: [
        { message: expect.stringContaining('mfe-blog: ') },
        { message: expect.stringContaining('mfe-jobs: ') },
      ],
    });
    expect(await store.list('')).toEqual([]);
  });
});
