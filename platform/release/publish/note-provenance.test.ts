import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import type { MadeSource } from '@talent/artifact/testing/make-provenance';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPublication } from '../../registry/publication.ts';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { previewTrust, testTrust } from '../../registry/testing/test-trust.ts';
import { artifactKey } from '../../store/published-artifacts.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { describeSource } from '../read-origins.ts';
import { blog } from '../testing/release-fixture.ts';
import { publishArtifact } from './publish.ts';

const CLEAN: MadeSource = { commit: 'c'.repeat(40) };
const LATER: MadeSource = { commit: 'd'.repeat(40) };
const DIRTY: MadeSource = { commit: 'a'.repeat(40), changedPaths: ['mfe-blog/src/a.ts'] };

let folder: string;
let store: ReleaseStore;
/** What a pull request has, with the same files. */
let preview: ReleaseStore;
beforeEach(() => {
  folder = testDir();
  const files = createMemoryStore();
  store = withTrust(files, testTrust);
  preview = withTrust(files, previewTrust);
});

async function publish(source: MadeSource | undefined, into = store) {
  await makeArtifact(folder, source === undefined ? blog : { ...blog, source });
  const channel = into === store ? 'stable' : 'pr-7';
  const { status, manifest, provenance } = await publishArtifact({ store: into, channel, folder });
  return { status, version: manifest.version, source: describeSource(provenance) };
}

describe('the statement of a published version', () => {
  it('is part of what the key signs', async () => {
    const { version } = await publish(CLEAN);
    expect(await readPublication(store, 'mfe-blog', version, 'visitors')).toMatchObject({
      provenance: { predicateType: 'https://slsa.dev/provenance/v1' },
    });
    const key = artifactKey('mfe-blog', version, 'publication.json');
    const text = new TextDecoder().decode((await store.read(key))?.body);
    await store.write(key, text.replaceAll(CLEAN.commit, LATER.commit));
    expect(await readPublication(store, 'mfe-blog', version, 'visitors')).toBeNull();
  });

  it('says that the tree was not clean, becomes that of a clean build of the same files, and then stays', async () => {
    const dirty = await publish(DIRTY);
    expect(dirty.source).toBe(
      'not clean: 1 file differs from commit aaaaaaaaaa (mfe-blog/src/a.ts)',
    );
    const source = 'clean: commit cccccccccc';
    for (const next of [CLEAN, DIRTY, LATER]) {
      expect(await publish(next)).toEqual({ ...dirty, status: 'unchanged', source });
    }
  });

  it('is not replaced by a key of previews, which would take the version away from visitors', async () => {
    const { version } = await publish(DIRTY);
    expect(await publish(CLEAN, preview)).toMatchObject({
      status: 'unchanged',
      source: 'not clean: 1 file differs from commit aaaaaaaaaa (mfe-blog/src/a.ts)',
    });
    expect(await readPublication(store, 'mfe-blog', version, 'visitors')).not.toBeNull();
  });

  it('may be missing', async () => {
    const source = 'sources unknown: the build notes no commit';
    expect(await publish(undefined)).toMatchObject({ status: 'published', source });
  });

  it('is refused where it is about other files', async () => {
    await makeArtifact(folder, { ...blog, source: CLEAN });
    const statement = await readFile(join(folder, 'provenance.json'), 'utf8');
    await makeArtifact(folder, { ...blog, files: { 'client/page.js': 'export const b = 2;\n' } });
    await writeFile(join(folder, 'provenance.json'), statement);
    await expect(publishArtifact({ store, channel: 'stable', folder })).rejects.toMatchObject({
      problems: [{ rule: 'provenance-mismatch' }],
    });
  });
});
