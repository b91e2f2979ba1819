import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The state of a working tree compared with its commit. */
export interface SourceState {
  /** Full hash. */
  commit: string;
  /** Paths that are changed, new or gone, from the root, sorted; ignored files do not count. Empty: the tree is clean. */
  changed: string[];
  /** URL of the remote `origin`, without credentials; null: there is none, or it is a folder. */
  remote: string | null;
}

/** Reads the state of the repository that a folder is in. Null: it is in none, or in one without a commit. */
export async function readSourceState(folder: string): Promise<SourceState | null> {
  const git = async (...parameters: string[]): Promise<string> =>
    (await run('git', parameters, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    const [commit, status, remote] = await Promise.all([
      git('rev-parse', '--verify', 'HEAD'),
      // Without optional locks, so that builds of several apps do not wait for each other's index.
      git(
        '--no-optional-locks',
        'status',
        '--porcelain=v1',
        '-z',
        '--untracked-files=all',
        '--no-renames',
      ),
      git('remote', 'get-url', 'origin').catch(() => ''),
    ]);
    const changed = status.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
    return { commit: commit.trim(), changed: changed.sort(), remote: publicUrl(remote.trim()) };
  } catch {
    return null;
  }
}

/** A token in the URL of a remote must not get into signed files. */
function publicUrl(remote: string): string | null {
  const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/)(.+)$/.exec(remote);
  const text = short ? `ssh://${short[1]}/${short[2]}` : remote;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!['https:', 'http:', 'ssh:', 'git:'].includes(url.protocol)) return null;
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  return url.href;
}
