import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A commit as git names it; a name that begins with a hyphen would be an option. */
const isCommit = (text: string): boolean => /^[\w][\w./@{}^~-]*$/.test(text);

/**
 * Paths of the files that differ between the working tree and the point where it left another commit, new ones included.
 * @param since a commit or a branch, such as `origin/main`
 * @returns null where git does not know the commit, as after a forced push: everything may have changed
 */
export async function changedFiles(root: string, since: string): Promise<string[] | null> {
  if (!isCommit(since)) return null;
  const git = async (...parameters: string[]): Promise<string[]> => {
    const { stdout } = await run('git', parameters, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    return stdout.split('\0').filter((path) => path !== '');
  };
  try {
    const [base = ''] = (await git('merge-base', since, 'HEAD')).map((text) => text.trim());
    // A file that was moved is gone in one place and new in another.
    const changed = await git('diff', '--name-only', '--no-renames', '-z', base);
    const added = await git('ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed, ...added])].toSorted();
  } catch {
    return null;
  }
}
