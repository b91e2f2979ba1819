import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDir } from '../testing/test-dir.ts';
import { readSourceState } from './source-state.ts';

let root: string;
beforeEach(() => {
  root = testDir();
});

function git(...parameters: string[]): string {
  const author = ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.com'];
  return execFileSync('git', [...author, ...parameters], { cwd: root, encoding: 'utf8' }).trim();
}

/** A repository with one commit of `app/page.ts`, which ignores `dist`. */
async function commit(): Promise<string> {
  git('init', '--quiet');
  await mkdir(join(root, 'app'));
  await writeFile(join(root, 'app/page.ts'), 'one');
  await writeFile(join(root, '.gitignore'), 'dist\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  return git('rev-parse', 'HEAD');
}

describe('the state of the sources', () => {
  it('is clean right after a commit, also with ignored files', async () => {
    const head = await commit();
    await mkdir(join(root, 'app/dist'));
    await writeFile(join(root, 'app/dist/page.js'), 'built');
    expect(await readSourceState(join(root, 'app'))).toEqual({
      commit: head,
      changed: [],
      remote: null,
    });
  });

  it('names changed, new and deleted files from the root', async () => {
    await commit();
    await writeFile(join(root, 'app/page.ts'), 'two');
    await writeFile(join(root, 'new file.ts'), 'new');
    await rm(join(root, '.gitignore'));
    const state = await readSourceState(join(root, 'app'));
    expect(state?.changed).toEqual(['.gitignore', 'app/page.ts', 'new file.ts']);
  });

  it.each([
    [
      'https://someone:secret@example.com/an-agency/site.git?token=secret',
      'https://example.com/an-agency/site.git',
    ],
    ['git@example.com:an-agency/site.git', 'ssh://example.com/an-agency/site.git'],
    ['/home/someone/site', null],
  ])('names the remote %s without credentials or folders of this machine', async (url, remote) => {
    await commit();
    git('remote', 'add', 'origin', url);
    expect((await readSourceState(root))?.remote).toBe(remote);
  });

  it('is unknown outside a repository and before the first commit', async () => {
    expect(await readSourceState(root)).toBeNull();
    git('init', '--quiet');
    expect(await readSourceState(root)).toBeNull();
  });
});
