import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies the process that runs under `pid`; null where none runs. Process ids are reused, so the text holds the start time, and
 * on Linux also the boot.
 */
export function identityOfProcess(pid: number): string | null {
  if (!isAlive(pid)) return null;
  const known = identityFromProc(pid);
  return known === undefined ? (identityFromPs(pid) ?? `pid ${pid}`) : known;
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

/** Null for a process that has ended; undefined where the system does not tell it. */
function identityFromProc(pid: number): string | null | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may itself hold spaces; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended: its parent has not asked for its result.
    if (fields[0] === 'Z') return null;
    return fields[19] === undefined ? undefined : `boot ${boot} start ${fields[19]}`;
  } catch {
    return undefined;
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
