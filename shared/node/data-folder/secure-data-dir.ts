import { chmodSync, readdirSync, statSync } from 'node:fs';
import { isFileTrouble } from './file-trouble.ts';

/** What a process does with the folder that it keeps everything in. */
export interface SecureDataDirOptions {
  /**
   * Permissions of the folder; 0700 by default. 0711 lets a program of another user, such as a database server that
   * root started, pass through to a folder of its own whose name it knows.
   */
  mode?: 0o700 | 0o711;
  /** Gets one line where an existing folder was changed, or could not be. */
  note: (line: string) => void;
}

/** Entries that the platform makes in a data folder, and what file systems put at the top of a volume. */
const KNOWN =
  /^(store|postgres|pgdata|database|files|outbox|backups?|lock|dev|advisories|secrets\.json|release-key\.json|run\.json|gateway\.log|lost\+found|\.)/;

/**
 * Keeps the data folder to its owner: it holds keys, password hashes and CVs. Sets the umask of this process to 077, so
 * that every folder it makes from here on is 0700 and every file 0600, and takes the rights of others from an existing
 * data folder. A missing folder stays missing: it is made private when something is written to it.
 *
 * Every program that writes there calls this first. It never throws: a folder of another user, or on a read-only disk,
 * is left as it is, with a line that says so.
 */
export function secureDataDir(dataDir: string, { mode = 0o700, note }: SecureDataDirOptions): void {
  process.umask(0o077);
  try {
    const before = statSync(dataDir).mode & 0o777;
    if ((before & ~mode & 0o077) === 0) return;
    const strangers = readdirSync(dataDir).filter((name) => !KNOWN.test(name));
    if (strangers.length > 0) {
      // Such as DATA_DIR=/var/lib: taking that from everyone else would break the machine.
      note(
        `Other users can look into ${dataDir} (${octal(before)}), and it holds other things too, such as ` +
          `${strangers[0]}: it was left as it is. Give the site a folder of its own.`,
      );
      return;
    }
    chmodSync(dataDir, mode);
    note(`Other users could look into ${dataDir} (${octal(before)}): it is ${octal(mode)} now.`);
  } catch (error) {
    if (!isFileTrouble(error)) throw error;
    if (error.code === 'ENOENT') return;
    note(`The permissions of ${dataDir} could not be made private (${error.code}).`);
  }
}

function octal(mode: number): string {
  return `0${mode.toString(8)}`;
}
