import { join } from 'node:path';
import { openMigratedDatabase } from '@talent/platform/backend/migrated-database';
import { format, resolveConfig } from 'prettier';
import { generateTypes } from './generate-types.ts';
import { readSchema } from './read-schema.ts';

/** Where the generated types live. */
export const TYPES_FILE = join(import.meta.dirname, '../../shared/data/src/database.types.ts');

/** The types of a fresh database with all migrations, formatted like the rest of the repository. */
export async function typesOfMigrations(): Promise<string> {
  const database = await openMigratedDatabase();
  try {
    const schema = await readSchema(
      async <Row>(sql: string) => (await database.query<Row>(sql)).rows,
    );
    return await format(generateTypes(schema), {
      ...(await resolveConfig(TYPES_FILE)),
      filepath: TYPES_FILE,
    });
  } finally {
    await database.close();
  }
}
