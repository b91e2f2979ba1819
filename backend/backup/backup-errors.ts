/** No backup was made. Unfinished files are deleted; earlier backups are unchanged. */
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

/** The database is damaged: no backup was made, and none is deleted. */
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

/** A backup cannot be restored, or not to that folder. The folder is unchanged. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
  readonly code = 'not-restored';
}
