import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, reachableBinaries } from './binaries.ts';
import { CLUSTER, runAsServer, type ClusterOptions } from './cluster.ts';
import { openServerFolder, serverUserOf } from './server-folder.ts';

/** Stops the server of a folder whose parent was killed, for a caller that starts no other one. */
export async function stopOrphanOf(path: string): Promise<void> {
  const found = findPostgres();
  if (found === null || readPid(join(path, CLUSTER, 'postmaster.pid')) === null) return;
  const user = serverUserOf(path);
  const folder = openServerFolder(path, user);
  try {
    await stopOrphan({ path, folder, binaries: reachableBinaries(found, user), user });
  } finally {
    folder.close();
  }
}

/**
 * Stops a server whose parent was killed. Only a process that works in this folder is stopped: after a restart of the machine its
 * number may belong to another program.
 */
export async function stopOrphan(options: Omit<ClusterOptions, 'password'>): Promise<void> {
  const cluster = join(options.path, CLUSTER);
  const pid = readPid(join(cluster, 'postmaster.pid'));
  if (pid === null || !isServerOf(pid, cluster)) return;
  const parameters = ['stop', '-D', `${options.folder.inChild}/${CLUSTER}`, '-m', 'fast', '-w'];
  await runAsServer({ ...options, program: 'pg_ctl' }, parameters);
  // pg_ctl waits for the server's file, which goes a moment before the server does.
  while (isServerOf(pid, cluster)) await pause(10);
}

function readPid(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      // The working directory of a server is its cluster's folder.
      return realpathSync(readlinkSync(`/proc/${pid}/cwd`)) === realpathSync(cluster);
    }
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}
