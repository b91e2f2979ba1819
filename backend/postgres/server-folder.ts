import { chmodSync, chownSync, closeSync, mkdirSync, openSync, lstatSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

/** Folder of the server's files, below the data folder. */
export const SERVER_FOLDER = 'database';

/** An open folder for a server that may run as another user. */
export interface ServerFolder {
  /** Its path for a child process that gets `handle` as its fourth file (`stdio[3]`). */
  inChild: string;
  /** Its path for this process: on Linux short enough for the address of a socket. */
  here: string;
  /** Null where the system has no paths for open files; then both paths are the plain one. */
  handle: number | null;
  close(): void;
}

/**
 * Makes a folder that only the server's user can enter, and opens it. On Linux its path is that of the open file: the folders
 * above it stay closed to that user, and the socket's address stays short.
 */
export function openServerFolder(path: string, user: ServerUser | null): ServerFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  if (user !== null) chownSync(path, user.uid, user.gid);
  if (process.platform !== 'linux') {
    return { inChild: path, here: path, handle: null, close: () => {} };
  }
  const handle = openSync(path, 'r');
  return {
    inChild: '/proc/self/fd/3',
    here: `/proc/self/fd/${handle}`,
    handle,
    close: () => closeSync(handle),
  };
}

/** The system user that a server runs as. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of an existing folder, else as the system's user
 * `postgres`, else as `nobody`; no user is created. Null: it runs as the user of this process.
 */
export function serverUserOf(folder: string): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const existing = lstatSync(folder, { throwIfNoEntry: false });
  if (existing !== undefined && existing.uid !== 0) {
    return { uid: existing.uid, gid: existing.gid };
  }
  return userNamed('postgres') ?? userNamed('nobody');
}

function userNamed(name: string): ServerUser | null {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}
