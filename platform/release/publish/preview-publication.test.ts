import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markComposed } from '../../compose/testing/mark-composed.ts';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { artifactKey } from '../../store/published-artifacts.ts';
import { commitRelease, readLatest } from '../../registry/registry.ts';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { publishManifest } from '../../registry/testing/publish-manifest.ts';
import { previewTrust } from '../../registry/testing/test-trust.ts';
import { promote } from '../promote.ts';
import { publishArtifact } from './publish.ts';
import { retire } from '../retire.ts';
import { blog, createReleaseFixture, shell, version } from '../testing/release-fixture.ts';

let fixture: Awaited<ReturnType<typeof createReleaseFixture>>;
let theirs: ReleaseStore;
let folder: string;
beforeEach(async () => {
  fixture = await createReleaseFixture();
  theirs = withTrust(fixture.store, previewTrust);
  folder = join(tmpdir(), `preview-publication-${crypto.randomUUID()}`);
  await fixture.promoteAll(await fixture.publish(shell, blog));
});
afterEach(async () => {
  await fixture.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The next blog, built by a pull request and shipped to its channel. */
async function shipPreview(): Promise<Record<string, string>> {
  await makeArtifact(folder, version(blog, 1));
  const { manifest } = await publishArtifact({ store: theirs, channel: 'pr-7', folder });
  const versions = { [manifest.name]: manifest.version };
  const compose = (pair: Parameters<typeof markComposed>[1]) => markComposed(theirs, pair);
  await promote({ store: theirs, channel: 'pr-7', versions, compose });
  return versions;
}

const revisionOf = async (channel: string) =>
  (await readLatest(fixture.store, channel)).release?.revision ?? 0;

describe('a version that a preview has published', () => {
  it('is live on its channel, and refused for visitors with advice', async () => {
    const versions = await shipPreview();
    expect(await revisionOf('pr-7')).toBe(1);
    await expect(fixture.promoteAll(versions)).rejects.toMatchObject({
      code: 'release-refused',
      message: expect.stringMatching(
        /pnpm release publish mfe-blog.*artifact-untrusted/s,
      ) as unknown,
    });
    expect(await revisionOf('stable')).toBe(1);
  });

  it('can be promoted after it is published again with the release key, with new pages', async () => {
    const versions = await shipPreview();
    fixture.composed.length = 0;
    const channel = 'stable';
    const again = await publishArtifact({ store: fixture.store, channel, folder });
    expect(again).toMatchObject({
      status: 'published',
      manifest: { version: versions['mfe-blog'] },
    });
    expect(await fixture.promoteAll(versions)).toMatchObject({ status: 'released' });
    expect(fixture.composed).toEqual(['mfe-blog']);
    expect(await fixture.live()).toMatchObject(versions);
    expect(await publishArtifact({ store: theirs, channel: 'pr-7', folder })).toMatchObject({
      status: 'unchanged',
    });
  });

  it('gets the manifest of the build where it differs', async () => {
    const built = await makeArtifact(folder, version(blog, 1));
    const planted = { ...built, routes: [], files: {} };
    await publishManifest(theirs, built.name, built.version, JSON.stringify(planted));
    await publishArtifact({ store: fixture.store, channel: 'stable', folder });
    await fixture.promoteAll({ [built.name]: built.version });
    const key = artifactKey(built.name, built.version, 'manifest.json');
    const stored = new TextDecoder().decode((await fixture.store.read(key))?.body);
    expect(JSON.parse(stored)).toEqual(built);
  });

  it('is not trusted for visitors after a release of its channel with the release key', async () => {
    const versions = await shipPreview();
    const { release, highestRevision } = await readLatest(fixture.store, 'pr-7');
    await commitRelease(fixture.store, {
      channel: 'pr-7',
      expectedRevision: highestRevision,
      apps: release?.apps ?? {},
      action: 'promote',
      changed: [],
      at: new Date(),
    });
    await expect(fixture.promoteAll(versions)).rejects.toMatchObject({ code: 'release-refused' });
    const commit = commitRelease(fixture.store, {
      channel: 'stable',
      expectedRevision: 1,
      apps: { ...release?.apps },
      action: 'promote',
      changed: ['mfe-blog'],
      at: new Date(),
    });
    await expect(commit).rejects.toMatchObject({ code: 'version-untrusted' });
  });

  it('is not trusted with the signature of another version, or of other bytes', async () => {
    const versions = await shipPreview();
    const live = (await fixture.live())['mfe-blog'] ?? '';
    const key = (one: string) => artifactKey('mfe-blog', one, 'publication.json');
    const theirKey = key(versions['mfe-blog'] ?? '');
    const genuine = new TextDecoder().decode((await fixture.store.read(key(live)))?.body);
    await fixture.store.write(theirKey, genuine);
    await expect(fixture.promoteAll(versions)).rejects.toMatchObject({ code: 'release-refused' });
    await fixture.store.write(theirKey, genuine.replace(live, versions['mfe-blog'] ?? ''));
    await expect(fixture.promoteAll(versions)).rejects.toMatchObject({ code: 'release-refused' });
  });
});

describe('the key of previews', () => {
  it.each(['stable', 'canary'])('changes nothing on %s', async (channel) => {
    const versions = await shipPreview();
    const composed: string[] = [];
    const compose = async ({ app }: { app: { name: string } }) => void composed.push(app.name);
    const attempt = promote({ store: theirs, channel, versions, compose });
    await expect(attempt).rejects.toMatchObject({ code: 'preview-key' });
    expect(composed).toEqual([]);
    expect(await fixture.store.list('registry/canary')).toEqual([]);
    await expect(retire(theirs, 'stable', 'mfe-blog')).rejects.toMatchObject({
      code: 'preview-key',
    });
    expect(await fixture.store.list('registry/stable')).toHaveLength(1);
  });
});
