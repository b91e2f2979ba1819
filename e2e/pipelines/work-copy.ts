import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';

const run = promisify(execFile);

/** Nobody's name: the commits are thrown away. */
const AUTHOR = ['-c', 'user.name=Pipelines', '-c', 'user.email=pipelines@example.com'];

/** A copy of the repository, in which branches are made as people push them. */
export interface WorkCopy {
  folder: string;
  /** The commit with the files as they are in the working tree. */
  base: string;
  /** Goes back to the base, writes files, and commits them. Resolves to the commit. */
  commitOn: (files: Readonly<Record<string, string>>) => Promise<string>;
  /** Text of a file of the base. */
  read: (path: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Copies the working tree with its uncommitted and new files. Ignored files, such as builds, are not copied. */
export async function createWorkCopy(): Promise<WorkCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'pipelines-'));
  const here = gitIn(REPOSITORY_ROOT);
  // An index of its own: nothing is staged in the repository itself.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') };
  await here(['read-tree', 'HEAD'], env);
  await here(['add', '--all'], env);
  const tree = await here(['write-tree'], env);
  const base = await here(['commit-tree', tree, '-p', 'HEAD', '-m', 'Working tree'], env);
  const copy = join(folder, 'site');
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', REPOSITORY_ROOT, copy]);
  const git = gitIn(copy);
  await git(['checkout', '--quiet', '--detach', base]);
  return {
    folder: copy,
    base,
    async commitOn(files) {
      await git(['checkout', '--quiet', '--force', '--detach', base]);
      await git(['clean', '--quiet', '--force', '-d']);
      for (const [path, text] of Object.entries(files)) await writeFile(join(copy, path), text);
      await git(['add', '--all']);
      await git(['commit', '--quiet', '--message', 'Change']);
      return git(['rev-parse', 'HEAD']);
    },
    read: (path) => readFile(join(copy, path), 'utf8'),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

function gitIn(cwd: string) {
  return async (parameters: string[], env?: NodeJS.ProcessEnv): Promise<string> => {
    const { stdout } = await run('git', [...AUTHOR, ...parameters], { cwd, env });
    return stdout.trim();
  };
}
