import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';

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
