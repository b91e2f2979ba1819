import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, expect, it } from 'vitest';
import { inputHash, readAppSource } from './inputs.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A repository with two apps, of which one names a package outside of shared/. */
beforeEach(() => {
  root = testDir();
  for (const path of ['pnpm-lock.yaml', 'shared/kit/sdk.ts', 'supabase/functions/form.ts']) {
    write(path, 'first');
  }
  write('.gitignore', 'node_modules\n');
  write('mfe-blog/package.json', '{ "dependencies": { "@talent/functions": "workspace:*" } }');
  write('mfe-jobs/package.json', '{}');
  mkdirSync(join(root, 'mfe-blog/node_modules/@talent'), { recursive: true });
  symlinkSync(
    join(root, 'supabase/functions'),
    join(root, 'mfe-blog/node_modules/@talent/functions'),
  );
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'first');
});

it.each([
  ['mfe-blog/src/page.ts', true, true],
  ['shared/kit/sdk.ts', true, true],
  ['supabase/functions/form.ts', true, true],
  ['pnpm-lock.yaml', true, true],
  ['mfe-jobs/src/page.ts', false, false],
  ['docs/releasing.md', false, false],
  ['mfe-blog/src/page.test.ts', false, true],
])(
  'a change of %s builds the blog anew: %s; its source is not clean then: %s',
  async (path, anew, dirty) => {
    const app = { folder: join(root, 'mfe-blog'), root };
    const before = await inputHash(app);
    expect(await readAppSource(app)).toMatchObject({ changed: [] });
    write(path, 'second');
    expect((await inputHash(app)) !== before).toBe(anew);
    expect(await readAppSource(app)).toMatchObject({ changed: dirty ? [path] : [] });
  },
);
