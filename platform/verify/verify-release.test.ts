import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import type { MadeSource } from '@talent/artifact/testing/make-provenance';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, describe, expect, it } from 'vitest';
import { blog, shell, releaseFixture } from '../release/testing/release-fixture.ts';
import { publishArtifact } from '../release/publish/publish.ts';
import { artifactKey } from '../store/published-artifacts.ts';
import { checkPrinted } from '@talent/node/testing/check-printed';
import { describeVerdict } from './verify-command.ts';
import { verifyRelease, verifyResult } from './verify-release.ts';

const PAGE = 'client/page.js';

const site = releaseFixture();
/** A repository whose app is one file, which its build copies. */
let root: string;
beforeEach(() => {
  root = testDir();
  git('init', '--quiet');
});

function git(...parameters: string[]): string {
  const author = ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.com'];
  return execFileSync('git', [...author, ...parameters], { cwd: root, encoding: 'utf8' }).trim();
}

async function commit(text: string): Promise<string> {
  await writeFile(join(root, 'page.js'), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
  return git('rev-parse', 'HEAD');
}

async function build(checkout: string, app: string, source?: MadeSource): Promise<void> {
  const files = { [PAGE]: await readFile(join(checkout, 'page.js'), 'utf8') };
  const artifact = { ...blog, files, ...(source ? { source } : {}) };
  await makeArtifact(join(checkout, app, 'dist'), artifact);
}

/** Publishes what is in the working tree as if from these sources. Returns the version. */
async function publish(source?: MadeSource): Promise<string> {
  await build(root, 'mfe-blog', source);
  const folder = join(root, 'mfe-blog', 'dist');
  const { manifest } = await publishArtifact({ store: site.store, channel: 'stable', folder });
  return manifest.version;
}

async function verify(version: string) {
  const verdict = await verifyRelease({ store: site.store, root, app: 'mfe-blog', version, build });
  checkPrinted(verifyResult, verdict);
  return verdict;
}

describe('a published version', () => {
  it('is the same as a second build of its commit, whatever the working tree has meanwhile', async () => {
    const version = await publish({ commit: await commit('export const page = 1;\n') });
    await site.promoteAll({ ...(await site.publish(shell)), 'mfe-blog': version });
    await writeFile(join(root, 'page.js'), 'export const page = 3;\n');
    const verdict = await verify(version);
    expect(verdict).toMatchObject({ status: 'same', liveOn: ['stable'] });
    expect(describeVerdict(verdict)[0]).toMatch(
      /^SAME: mfe-blog@1\.0\.0-\w{10} \(live on stable\) is what commit \w{10} gives, all \d+ files$/,
    );
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('differs where its files are not those of the commit, and the files and tools are named', async () => {
    const claimed = await commit('export const page = 1;\n');
    await writeFile(join(root, 'page.js'), 'export const page = "planted";\n');
    const verdict = await verify(await publish({ commit: claimed, tools: { node: '20.1.0' } }));
    expect(verdict).toMatchObject({
      status: 'differs',
      files: [{ path: PAGE, difference: 'changed' }],
      tools: ['node 20.1.0, here none'],
    });
    expect(describeVerdict(verdict).join('\n')).toMatch(
      /^DIFFERS: .* \(live nowhere\) is not what commit \w{10} gives, which is 1\.0\.0-\w{10}:\n {2}- client\/page\.js differs/,
    );
  });

  it('differs where the store has lost what was published', async () => {
    const version = await publish({ commit: await commit('export const page = 1;\n') });
    await site.store.write(artifactKey('mfe-blog', version, PAGE), 'export const page = 2;\n');
    expect(await verify(version)).toMatchObject({
      status: 'differs',
      files: [{ path: PAGE, difference: 'damaged' }],
    });
  });

  it.each([
    ['of a tree that was not clean', { changedPaths: ['page.js'] }, 'not clean: 1 file differs'],
    ['of a commit that is not here', { commit: 'f'.repeat(40) }, 'is not in this repository'],
  ])('cannot be compared %s', async (_, source, reason) => {
    const head = await commit('export const page = 1;\n');
    expect(await verify(await publish({ commit: head, ...source }))).toMatchObject({
      status: 'cannot-say',
      reason: expect.stringContaining(reason) as unknown,
    });
  });

  it('cannot be compared where the build noted no commit, or where it is not published', async () => {
    await commit('export const page = 1;\n');
    expect(await verify(await publish())).toMatchObject({
      status: 'cannot-say',
      reason: 'sources unknown: the build notes no commit',
    });
    expect(await verify('1.0.0-0123456789')).toMatchObject({
      status: 'cannot-say',
      reason: 'no trusted key has published or released it',
    });
  });
});
