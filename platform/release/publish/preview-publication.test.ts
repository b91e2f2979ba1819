import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
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
import { blog, shell, releaseFixture, version } from '../testing/release-fixture.ts';

let theirs: ReleaseStore;
let folder: string;
const fixture = releaseFixture(async ({ promoteAll, publish, store }) => {
  theirs = withTrust(store, previewTrust);
  folder = testDir();
  await promoteAll(await publish(shell, blog));
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

it('a version of a preview is live on its channel, refused for visitors, and promoted once the release key has published it', async () => {
  const versions = await shipPreview();
  expect(await revisionOf('pr-7')).toBe(1);
  await expect(fixture.promoteAll(versions)).rejects.toMatchObject({
    code: 'release-refused',
    message: expect.stringMatching(/pnpm release publish mfe-blog.*artifact-untrusted/s) as unknown,
  });
  expect(await revisionOf('stable')).toBe(1);
  fixture.composed.length = 0;
  const again = await publishArtifact({ ...fixture, folder });
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

it('it gets the manifest of the build where it differs', async () => {
  const built = await makeArtifact(folder, version(blog, 1));
  const planted = { ...built, routes: [], files: {} };
  await publishManifest(theirs, built.name, built.version, JSON.stringify(planted));
  await publishArtifact({ ...fixture, folder });
  await fixture.promoteAll({ [built.name]: built.version });
  const key = artifactKey(built.name, built.version, 'manifest.json');
  const stored = new TextDecoder().decode((await fixture.store.read(key))?.body);
  expect(JSON.parse(stored)).toEqual(built);
});

it('it is not trusted for visitors after a release of its channel with the release key', async () => {
  const versions = await shipPreview();
  const { release, highestRevision } = await readLatest(fixture.store, 'pr-7');
  const facts = { apps: { ...release?.apps }, action: 'promote', at: new Date() } as const;
  const inPreview = { channel: 'pr-7', expectedRevision: highestRevision, changed: [], ...facts };
  await commitRelease(fixture.store, inPreview);
  await expect(fixture.promoteAll(versions)).rejects.toMatchObject({ code: 'release-refused' });
  const inStable = { ...inPreview, channel: 'stable', expectedRevision: 1, changed: ['mfe-blog'] };
  const commit = commitRelease(fixture.store, inStable);
  await expect(commit).rejects.toMatchObject({ code: 'version-untrusted' });
});

it('it is not trusted with the signature of another version, or of other bytes', async () => {
  const versions = await shipPreview();
  const live = (await fixture.live())['mfe-blog'] ?? '';
  const key = (one: string) => artifactKey('mfe-blog', one, 'publication.json');
  const theirKey = key(versions['mfe-blog'] ?? '');
  const genuine = new TextDecoder().decode((await fixture.store.read(key(live)))?.body);
  for (const text of [genuine, genuine.replace(live, versions['mfe-blog'] ?? '')]) {
    await fixture.store.write(theirKey, text);
    await expect(fixture.promoteAll(versions)).rejects.toMatchObject({ code: 'release-refused' });
  }
});

it.each(['stable', 'canary'])('the key of previews changes nothing on %s', async (channel) => {
  const versions = await shipPreview();
  fixture.composed.length = 0;
  const code = 'preview-key';
  const attempt = promote({ ...fixture, store: theirs, channel, versions });
  await expect(attempt).rejects.toMatchObject({ code });
  expect(fixture.composed).toEqual([]);
  expect(await fixture.store.list('registry/canary')).toEqual([]);
  await expect(retire(theirs, 'stable', 'mfe-blog')).rejects.toMatchObject({ code });
  expect(await fixture.store.list('registry/stable')).toHaveLength(1);
});
