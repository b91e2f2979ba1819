import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A text that names the process now running under `pid`, or null when none does. Process ids are
 * used again, so the text holds the start time too (and on Linux the boot it belongs to).
 */
export function identityOfProcess(pid: number): string | null {
  if (!isAlive(pid)) return null;
  return identityFromProc(pid) ?? identityFromPs(pid) ?? `pid ${pid}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function identityFromProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may itself hold spaces; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended and holds no file open any more.
    if (fields[0] === 'Z') return null;
    return fields[19] === undefined ? null : `boot ${boot} start ${fields[19]}`;
  } catch {
    return null;
  }
}

function identityFromPs(pid: number): string | null {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return started.trim() === '' ? null : `start ${started.trim()}`;
  } catch {
    return null;
  }
}
