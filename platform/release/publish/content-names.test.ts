import { afterEach, describe, expect, it } from 'vitest';
import { testDir } from '@talent/node/testing/test-dir';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { previewTrust, testTrust } from '../../registry/testing/test-trust.ts';
import { contentNotes } from '../../store/content-versions.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { publishArtifact } from './publish.ts';

const files = createMemoryStore();
const store = withTrust(files, testTrust);
afterEach(async () => {
  for (const key of await files.list('')) await files.remove(key);
});
const blog: ArtifactOptions = {
  name: 'mfe-blog',
  patterns: ['/blog/:slug'],
  contentNames: true,
};
const taken = 'client/shared-01234567.js';

async function publish(options: ArtifactOptions, into: ReleaseStore = store) {
  const folder = testDir();
  await makeArtifact(folder, options);
  return (await publishArtifact({ store: into, folder, channel: 'stable' })).manifest;
}

describe('publishing files that are named by their content', () => {
  it('notes the version under the name of each browser file', async () => {
    const { version } = await publish({ ...blog, files: { [taken]: 'export {};\n' } });
    const notes = await contentNotes(store, 'mfe-blog');
    expect(notes.map(({ file }) => file.replace(/-[\w-]{8}/, ''))).toEqual([
      'closures.json',
      'entry.js',
      'page.js',
      'shared.js',
      'style.css',
    ]);
    expect(new Set(notes.map((note) => note.version))).toEqual(new Set([version]));
  });

  it('is refused where a name exists with other bytes, and allowed with the same', async () => {
    const first = await publish({ ...blog, files: { [taken]: 'export const a = 1;\n' } });
    await publish({ ...blog, version: '1.0.1', files: { [taken]: 'export const a = 1;\n' } });
    const before = await files.list('');
    await expect(
      publish({ ...blog, version: '1.0.2', files: { [taken]: 'export const a = 2;\n' } }),
    ).rejects.toMatchObject({
      problems: [
        {
          rule: 'name-taken',
          message: expect.stringMatching(
            /^client\/shared-01234567\.js is published with other bytes, by mfe-blog@1\.0\.[01]-/,
          ),
        },
      ],
    });
    expect(await files.list('')).toEqual(before);
    expect(before).toContain(`content/mfe-blog/shared-01234567.js/${first.version}`);
  });

  it('is not blocked by a version that only a preview has published', async () => {
    const theirs = withTrust(files, previewTrust);
    await publish({ ...blog, files: { [taken]: 'export const by = "a preview";\n' } }, theirs);
    await publish({ ...blog, version: '1.0.1', files: { [taken]: 'export const a = 1;\n' } });
  });

  it('notes nothing about guarded apps, and makes no deltas of them', async () => {
    const desk = {
      name: 'mfe-desk',
      patterns: ['/desk'],
      guard: 'admin',
      contentNames: true,
    } as const;
    for (const word of ['first', 'second']) {
      const text = Array.from({ length: 300 }, (_, at) => `line ${at}`).join();
      await publish({
        ...desk,
        files: { 'client/page.js': `export const x = "${text} ${word}";` },
      });
    }
    expect([await files.list('content'), await files.list('deltas')]).toEqual([[], []]);
  });
});
