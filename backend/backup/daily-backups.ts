import { listBackups, pruneBackups, type Backup } from './backup-list.ts';
import { makeBackup, type BackupOptions } from './make-backup.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Time after the start, ms: the first minutes of a process are busy. */
const FIRST_AFTER_MS = 5 * 60 * 1000;

export interface DailyOptions extends BackupOptions {
  log: (line: string) => void;
  /** Called after each backup, which has found the database intact. */
  onBackup?: (backup: Backup) => void;
  onFailure?: (error: unknown) => void;
  firstAfterMs?: number;
  /** Interval of checking the newest backup, ms. */
  everyMs?: number;
}

export type DailyBackups = ReturnType<typeof startDailyBackups>;

/** Makes a backup when the newest is older than 24 hours, which is checked every hour. Then prunes old backups. */
export function startDailyBackups(options: DailyOptions) {
  const { folder, log, now = () => new Date() } = options;
  const { firstAfterMs = FIRST_AFTER_MS, everyMs = HOUR_MS } = options;
  const { onBackup = () => {}, onFailure = () => {} } = options;
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function makeOne(): Promise<void> {
    if (await hasFresh(folder, now())) return;
    const backup = await makeBackup(options);
    log(`Backup: ${backup.path}, in ${(backup.manifest.took / 1000).toFixed(1)} s`);
    onBackup(backup);
    for (const path of await pruneBackups(folder))
      log(`Backup deleted, as a newer one is kept: ${path}`);
  }

  /**
   * Resolves when there is a backup of the last 24 hours, and makes one where there is none, which parallel calls share. Rejects
   * where that fails.
   */
  function makeIfStale(): Promise<void> {
    if (isStopped) return Promise.reject(new Error('the site is being stopped'));
    running ??= makeOne().finally(() => {
      running = null;
    });
    return running;
  }

  function look(): void {
    makeIfStale().catch((error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
      onFailure(error);
    });
  }

  let every: NodeJS.Timeout | null = null;
  const first = setTimeout(() => {
    look();
    every = setInterval(look, everyMs);
    every.unref();
  }, firstAfterMs);
  first.unref();
  return {
    makeIfStale,
    /** Starts no further backup; resolves when the current one is done. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(first);
      if (every !== null) clearInterval(every);
      await running?.catch(() => {});
    },
  };
}

/** A backup from the future was made under a wrong clock, and does not count. */
async function hasFresh(folder: string, now: Date): Promise<boolean> {
  const backups = await listBackups(folder);
  return backups.some(({ at }) => {
    const age = now.getTime() - at.getTime();
    return age > -HOUR_MS && age < DAY_MS;
  });
}
