/** A backup that was not made. Unfinished files of it are gone; earlier backups are as they were. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: 'backup-not-made' | 'backup-no-room' | 'backup-no-database';

  constructor(
    message: string,
    options: ErrorOptions & { code?: 'backup-no-room' | 'backup-no-database' } = {},
  ) {
    super(message, options);
    this.code = options.code ?? 'backup-not-made';
  }
}

/** The database that was to be backed up is damaged, so that no backup was made and none is deleted. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
  readonly code = 'database-damaged';
  /** One line for each place. */
  readonly damage: readonly string[];

  constructor(damage: readonly string[]) {
    const more = damage.length > 10 ? `\n  and ${damage.length - 10} more` : '';
    super(
      `The database is damaged:\n  ${damage.slice(0, 10).join('\n  ')}${more}\n` +
        'No backup was made, and earlier ones are kept. docs/operating.md says what to do ("A damaged database").',
    );
    this.damage = damage;
  }
}

/** A backup that cannot be restored, or not to that place. Nothing was changed there. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
  readonly code = 'not-restored';
}
