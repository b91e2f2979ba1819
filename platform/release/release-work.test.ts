import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { publishArtifact } from './publish/publish.ts';
import { blog, createReleaseFixture, shell, version } from './testing/release-fixture.ts';

/** What is read to publish and promote the blog beside other remotes, each of which has a version to go back to. */
async function readsBeside(remotes: number): Promise<string[]> {
  const store = createMemoryStore();
  const fixture = await createReleaseFixture(store);
  const folder = await mkdtemp(join(tmpdir(), 'release-work-'));
  onTestFinished(async () => {
    await fixture.remove();
    await rm(folder, { recursive: true });
  });
  const others = Array.from({ length: remotes }, (_, index): ArtifactOptions => ({
    name: `mfe-team-${index}`,
    patterns: [`/team-${index}`],
  }));
  await fixture.promoteAll(await fixture.publish(shell, blog, ...others));
  await fixture.promoteAll(await fixture.publish(...others.map((app) => version(app, 1))));
  await makeArtifact(folder, version(blog, 1));
  store.reads.length = 0;
  const { manifest } = await publishArtifact({ ...fixture, folder });
  await fixture.promoteAll({ 'mfe-blog': manifest.version });
  expect(await fixture.live()).toMatchObject({ 'mfe-blog': manifest.version });
  return store.reads;
}

it('a release of one remote reads nothing of the others, however many there are', async () => {
  const [few, many] = [await readsBeside(3), await readsBeside(11)];
  expect(many.filter((key) => key.includes('mfe-team'))).toEqual([]);
  expect(many).toHaveLength(few.length);
});
