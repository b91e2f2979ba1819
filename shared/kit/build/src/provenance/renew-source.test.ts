import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isClean } from '@talent/artifact/provenance';
import { readArtifact } from '@talent/artifact/read-artifact';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { renewSource } from '../build-app.ts';

const COMMIT = 'c'.repeat(40);
const blog = { name: 'mfe-blog', patterns: ['/blog'] };

async function build(options: Parameters<typeof makeArtifact>[1]): Promise<string> {
  const dist = testDir();
  await makeArtifact(dist, options);
  return dist;
}

it('a build made before its sources were committed becomes the build of that commit', async () => {
  const source = { commit: 'a'.repeat(40), changedPaths: ['mfe-blog/src/a.ts'] };
  const dist = await build({ ...blog, commit: `${source.commit}-dirty`, source });
  const before = await readArtifact(dist);
  await renewSource(dist, { commit: COMMIT, changed: [], remote: 'https://example.com/site.git' });
  const { manifest, provenance, listing } = await readArtifact(dist);
  expect(manifest).toMatchObject({ commit: COMMIT });
  expect(provenance && isClean(provenance)).toBe(true);
  expect(provenance?.predicate.buildDefinition.resolvedDependencies).toMatchObject([
    { uri: 'git+https://example.com/site.git', digest: { gitCommit: COMMIT } },
    { name: 'pnpm-lock.yaml' },
  ]);
  expect(listing).toEqual(before.listing);
  expect(provenance?.predicate.runDetails).toEqual(before.provenance?.predicate.runDetails);
});

it('a build of the present commit, and one without a statement, stay as they are', async () => {
  const state = { commit: COMMIT, changed: [], remote: null };
  for (const options of [{ ...blog, source: { commit: COMMIT } }, blog]) {
    const dist = await build(options);
    const file = join(dist, 'manifest.json');
    const before = [await readFile(file, 'utf8'), (await stat(file)).mtimeMs];
    await renewSource(dist, state);
    expect([await readFile(file, 'utf8'), (await stat(file)).mtimeMs]).toEqual(before);
  }
});
