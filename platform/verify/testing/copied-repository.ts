import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';

const run = promisify(execFile);

const AUTHOR = ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.com'];

/** Copies the repository with uncommitted files, without what was built or installed, as one of one commit. Resolves to the commit. */
export async function copyRepository(folder: string): Promise<string> {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', listed, { cwd: REPOSITORY_ROOT, maxBuffer: 64 * 1024 ** 2 });
  for (const path of stdout.split('\0').filter((one) => one !== '')) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // A file that is gone and not committed as such is listed too.
    await cp(join(REPOSITORY_ROOT, path), join(folder, path)).catch(() => undefined);
  }
  const git = async (...parameters: string[]) =>
    (await run('git', [...AUTHOR, ...parameters], { cwd: folder })).stdout.trim();
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Working tree');
  return git('rev-parse', 'HEAD');
}
