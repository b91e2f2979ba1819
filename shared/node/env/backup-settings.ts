import { join, resolve } from 'node:path';

/** Settings of the embedded backend's backups. */
export interface BackupSettings {
  /** Whether a running site makes one a day. */
  isDaily: boolean;
  /** Absolute path of the folder that holds them. */
  folder: string;
  /** Public keys of age; none: backups are not encrypted. */
  recipients: string[];
}

/** @param root base of a relative `BACKUP_DIR` */
export function backupSettingsOf(
  values: {
    BACKUPS?: 'on' | 'off' | undefined;
    BACKUP_DIR?: string | undefined;
    BACKUP_RECIPIENT?: string[] | undefined;
  },
  { dataDir, root }: { dataDir: string; root: string },
): BackupSettings {
  return {
    isDaily: values.BACKUPS !== 'off',
    folder: values.BACKUP_DIR ? resolve(root, values.BACKUP_DIR) : join(dataDir, 'backups'),
    recipients: values.BACKUP_RECIPIENT ?? [],
  };
}

/** Reads public keys of age, of both types; undefined where one has another form. */
export function readRecipients(text: string): string[] | undefined {
  const keys = text.split(/[\s,]+/).filter((key) => key !== '');
  return keys.length > 0 &&
    keys.every(
      (key) =>
        /^age1[02-9ac-hj-np-z]{58,}$/.test(key) || /^age1pq1[02-9ac-hj-np-z]{500,}$/.test(key),
    )
    ? keys
    : undefined;
}
