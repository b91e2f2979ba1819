import type { ServerTrouble } from '../postgres/server-log.ts';
import type { BackupSettings } from '@talent/node/env/backup-settings';
import { DamagedDatabaseError } from './backup-errors.ts';
import { startDailyBackups, type DailyBackups } from './daily-backups.ts';

/** The daily backups of a backend's process, which tells what they have found. Null: they are off. */
export function backupsOfBackend(
  dataDir: string,
  settings: (BackupSettings & { isStoreElsewhere: boolean }) | null,
  tell: {
    log: (line: string) => void;
    onTrouble: (trouble: ServerTrouble) => void;
    onIntact: () => void;
  },
): DailyBackups | null {
  if (settings === null || !settings.isDaily) return null;
  return startDailyBackups({
    ...{ dataDir, log: tell.log, onBackup: tell.onIntact },
    folder: settings.folder,
    recipients: settings.recipients,
    isStoreElsewhere: settings.isStoreElsewhere,
    onFailure: (error) => {
      if (!(error instanceof DamagedDatabaseError)) return;
      for (const message of error.damage.slice(0, 5)) tell.onTrouble({ kind: 'damaged', message });
    },
  });
}
