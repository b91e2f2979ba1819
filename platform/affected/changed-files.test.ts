import { execFileSync } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { changedFiles } from './affected-packages.ts';

/** A repository with two committed files. */
async function repository() {
  const root = testDir();
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...parameters], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  await mkdir(join(root, 'shared'));
  await writeFile(join(root, 'shared/one.ts'), 'one');
  await writeFile(join(root, 'two.ts'), 'two');
  git('add', '.');
  git('commit', '--quiet', '--message=base');
  return { root, git };
}

it('lists what was committed since, what is changed only here, and new files, without what the other branch has got since', async () => {
  const { root, git } = await repository();
  git('checkout', '--quiet', '-b', 'change');
  await rename(join(root, 'two.ts'), join(root, 'shared/two words.ts'));
  git('add', '.');
  git('commit', '--quiet', '--message=change');
  git('checkout', '--quiet', 'main');
  await writeFile(join(root, 'theirs.ts'), 'theirs');
  git('add', '.');
  git('commit', '--quiet', '--message=theirs');
  git('checkout', '--quiet', 'change');
  await writeFile(join(root, 'shared/one.ts'), 'another');
  await writeFile(join(root, 'new.ts'), 'new');
  const expected = ['new.ts', 'shared/one.ts', 'shared/two words.ts', 'two.ts'];
  expect(await changedFiles(root, 'main')).toEqual(expected);
  for (const unknown of ['0'.repeat(40), 'no-such-branch', '', '--output=x']) {
    expect([unknown, await changedFiles(root, unknown)]).toEqual([unknown, null]);
  }
});
