import { listBackups, pruneBackups, type Backup } from './backup-list.ts';
import { makeBackup, type BackupOptions } from './make-backup.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A start has other things to do in its first minutes, ms. */
const FIRST_AFTER_MS = 5 * 60 * 1000;

export interface DailyOptions extends BackupOptions {
  log: (line: string) => void;
  /** Called after each backup: the database was found intact by it. */
  onBackup?: (backup: Backup) => void;
  /** Gets the reason why one was not made. */
  onFailure?: (error: unknown) => void;
  firstAfterMs?: number;
  /** Between two looks at the newest backup, ms. */
  everyMs?: number;
}

/** Backups that are made by themselves. */
export interface DailyBackups {
  /** Resolves when there is a backup of the last 24 hours, and makes one where there is none. Rejects with the reason. */
  makeIfStale(): Promise<void>;
  /** Starts no other; resolves when the one that is being made is done. */
  stop(): Promise<void>;
}

/** Looks every hour, and makes a backup when the newest is older than 24 hours. Then deletes what is kept no longer. */
export function startDailyBackups(options: DailyOptions): DailyBackups {
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

  // Anyone who asks while one is being made waits for that one.
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
    async stop() {
      isStopped = true;
      clearTimeout(first);
      if (every !== null) clearInterval(every);
      await running?.catch(() => {});
    },
  };
}

/** One from the future, made under a wrong clock, says nothing about today. */
async function hasFresh(folder: string, now: Date): Promise<boolean> {
  const backups = await listBackups(folder);
  return backups.some(({ at }) => {
    const age = now.getTime() - at.getTime();
    return age > -HOUR_MS && age < DAY_MS;
  });
}
