import { setTimeout as wait } from 'node:timers/promises';
import { acquireDataDirLock, DataDirLockedError } from './data-dir-lock.ts';

/** How often the folder is looked at while another process has it, ms. */
const LOOK_MS = 200;

/**
 * Runs work that one process at a time may do in a folder, after the process that is there now. Not waited for are one that
 * has ended, and the parent of this process, whose work this is a part of.
 *
 * @param command name of this process, for others that wait
 * @param note gets a line where this process has to wait
 */
export async function takeTurn<Result>(
  folder: string,
  command: string,
  note: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let told = 0; ; await wait(LOOK_MS)) {
    let lock = null;
    try {
      lock = acquireDataDirLock(folder, { command });
    } catch (error) {
      if (!(error instanceof DataDirLockedError)) throw error;
      if (error.pid !== process.ppid) {
        if (told !== error.pid) note(`waits for process ${error.pid} (${error.command})`);
        told = error.pid;
        continue;
      }
    }
    return work().finally(() => lock?.release());
  }
}
