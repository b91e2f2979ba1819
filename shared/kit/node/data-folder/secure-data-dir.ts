import { chmodSync, readdirSync, statSync } from 'node:fs';
import { isFileTrouble } from './file-trouble.ts';

export interface SecureDataDirOptions {
  /**
   * Permissions of the folder; 0700 by default. 0711 lets another user's program, such as a database server that root has started,
   * reach a folder of its own in it.
   */
  mode?: 0o700 | 0o711;
  /** Gets one line where an existing folder was changed, or could not be changed. */
  note: (line: string) => void;
}

/** Entries of the platform in a data folder, and those of file systems at the top of a volume. */
const KNOWN =
  /^(store|postgres|pgdata|database|files|outbox|backups?|lock|dev|secrets\.json|release-key\.json|run\.json|gateway\.log|lost\+found|\.)/;

/**
 * Makes the data folder private, because it holds keys, password hashes and CVs. Sets the umask of this process to 077, so that new
 * folders are 0700 and new files 0600, and removes other users' permissions from an existing data folder.
 *
 * Every program that writes there calls this first. It never throws: a folder of another user, or on a read-only disk, is left as
 * it is, with a line that says so.
 */
export function secureDataDir(dataDir: string, { mode = 0o700, note }: SecureDataDirOptions): void {
  process.umask(0o077);
  try {
    const before = statSync(dataDir).mode & 0o777;
    if ((before & ~mode & 0o077) === 0) return;
    const strangers = readdirSync(dataDir).filter((name) => !KNOWN.test(name));
    if (strangers.length > 0) {
      // Such as DATA_DIR=/var/lib: making that private would break the machine.
      note(
        `Other users can read ${dataDir} (${octal(before)}), and it also holds other files, such as ` +
          `${strangers[0]}: it was left as it is. Give the site a folder of its own.`,
      );
      return;
    }
    chmodSync(dataDir, mode);
    note(`Other users could read ${dataDir} (${octal(before)}): it is ${octal(mode)} now.`);
  } catch (error) {
    if (!isFileTrouble(error)) throw error;
    if (error.code === 'ENOENT') return;
    note(`The permissions of ${dataDir} could not be made private (${error.code}).`);
  }
}

function octal(mode: number): string {
  return `0${mode.toString(8)}`;
}
