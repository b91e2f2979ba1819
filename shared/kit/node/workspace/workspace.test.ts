import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, test } from 'vitest';
import { testDir } from '../testing/test-dir.ts';
import { readSourceState } from './source-state.ts';
import { codeOwners } from './code-owners.ts';

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

it('the state of the sources is clean right after a commit, also with ignored files', async () => {
  const head = await commit();
  await mkdir(join(root, 'app/dist'));
  await writeFile(join(root, 'app/dist/page.js'), 'built');
  expect(await readSourceState(join(root, 'app'))).toEqual({
    commit: head,
    changed: [],
    remote: null,
  });
});

it('the state of the sources names changed, new and deleted files from the root', async () => {
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
])(
  'the state of the sources names the remote %s without credentials or folders of this machine',
  async (url, remote) => {
    await commit();
    git('remote', 'add', 'origin', url);
    expect((await readSourceState(root))?.remote).toBe(remote);
  },
);

it('the state of the sources is unknown outside a repository and before the first commit', async () => {
  expect(await readSourceState(root)).toBeNull();
  git('init', '--quiet');
  expect(await readSourceState(root)).toBeNull();
});

const text = `
# Comments name nobody @talent-site/nobody
*                @a/platform
/mfe-blog/       @a/blog   @ada # and a comment
/shared/kit/sdk/     @a/shell
/supabase/       @a/backend
docs/*           @a/writers
*.sql            @a/data
/supabase/seed/
/apps/**/icons   @a/design
`;

test.each<[string, string[]]>([
  ['mfe-blog/', ['@a/blog', '@ada']],
  ['mfe-blog/src/page.tsx', ['@a/blog', '@ada']],
  ['other/mfe-blog/', ['@a/platform']],
  ['mfe-blog-two/', ['@a/platform']],
  ['supabase/functions/contact/', ['@a/backend']],
  ['supabase/migrations/1.sql', ['@a/data']],
  ['supabase/seed/', []],
  ['docs/one.md', ['@a/writers']],
  ['docs/decisions/one.md', ['@a/platform']],
  ['apps/a/b/icons/x.svg', ['@a/design']],
  ['README.md', ['@a/platform']],
])('%s belongs to %j', (path, owners) => {
  expect(codeOwners(text, path)).toEqual(owners);
});

test('without a rule a path belongs to nobody', () => {
  expect(codeOwners('/a/ @x/y', 'b/')).toEqual([]);
});
