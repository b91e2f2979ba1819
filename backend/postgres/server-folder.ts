import { chmodSync, chownSync, closeSync, mkdirSync, openSync } from 'node:fs';
import type { ServerUser } from './server-user.ts';

/** Folder of the server's files below the data folder. */
export const SERVER_FOLDER = 'database';

/** A folder that a server of another user works in. */
export interface ServerFolder {
  /** Its name for a child process that gets `handle` as its fourth file (`stdio[3]`). */
  inChild: string;
  /** Its name for this process: short enough for the address of a socket. */
  here: string;
  /** Null where the system has no names for open files; the two names are the plain path then. */
  handle: number | null;
  close(): void;
}

/**
 * Makes a folder that belongs to the server's user alone, and opens it. On Linux it is named by the open file:
 * the folders above it stay closed to that user, and a long path still makes a short address.
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
