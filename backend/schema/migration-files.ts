import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file `<14-digit version>_<name>.sql` of `supabase/migrations`. */
export type MigrationFile = { file: string; version: string; name: string; sql: string };

const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/**
 * The migrations of a folder in the order of their versions.
 * @throws MigrationError for a file name of another form, or a version that is used twice
 */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new MigrationError(`${file} is not named <14 digits>_<lower_case_name>.sql.`);
      }
      return { file, version, name, sql: readFileSync(join(folder, file), 'utf8') };
    });
  const repeated = files.find((file, index) => files[index - 1]?.version === file.version);
  if (repeated !== undefined) throw new MigrationError(`${repeated.file} repeats a version.`);
  return files;
}

/** The migrations could not be applied. The database is unchanged. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly code = 'MIGRATION_FAILED';
}
