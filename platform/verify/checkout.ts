import { KnownError } from '@talent/node/terminal/known-error';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a repository has a commit. */
export async function hasCommit(root: string, commit: string): Promise<boolean> {
  return run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).then(
    () => true,
    () => false,
  );
}

/** Works in a folder with the files of a commit, which is removed afterwards. The repository's own files are left alone. */
export async function withCheckout<Result>(
  root: string,
  commit: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = await mkdtemp(join(tmpdir(), 'verify-release-'));
  const folder = join(parent, 'site');
  try {
    await run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], { cwd: root });
    return await work(folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
    // Forgets worktrees whose folders are gone, also those that a killed check has left behind.
    await run('git', ['worktree', 'prune'], { cwd: root });
  }
}

/**
 * Installs the packages of a checkout by its own lock file.
 * @param root repository whose fetched tools are used, so that they are fetched once
 * @throws `rebuild`, whose message holds the output of the step that failed
 */
export async function installPackages(root: string, folder: string): Promise<void> {
  const tools = join(root, '.cache', 'tools');
  if (existsSync(tools)) {
    await mkdir(join(folder, '.cache'), { recursive: true });
    await symlink(tools, join(folder, '.cache', 'tools'));
  }
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await step(folder, ['scripts/pnpm.mjs', ...install]);
}

/** Builds an app of a checkout with the checkout's own tools. Throws as `installPackages`. */
export async function buildCheckout(folder: string, app: string): Promise<void> {
  const build = ['../scripts/run.mjs', 'shared/kit/build/src/cli.ts', '--force'];
  await step(join(folder, app), build);
}

async function step(cwd: string, parameters: string[]): Promise<void> {
  try {
    await run(process.execPath, parameters, { cwd, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const output = `${stdout}\n${stderr}`.trim();
    throw new KnownError(
      'rebuild',
      `"node ${parameters.join(' ')}" failed in the checkout:\n${output}`,
      {
        cause: error,
      },
    );
  }
}
