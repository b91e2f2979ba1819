import { join } from 'node:path';
import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { generateTypes } from './generate-types.ts';
import { readSchema } from './read-schema.ts';

/** The file of the generated types. */
export const TYPES_FILE = join(import.meta.dirname, '../../shared/data/src/database.types.ts');

/** The types of a fresh database with all migrations, formatted like the rest of the repository. */
export async function typesOfMigrations(): Promise<string> {
  const database = await openMigratedDatabase();
  try {
    const schema = await readSchema(
      async <Row>(sql: string) => (await database.query<Row>(sql)).rows,
    );
    const { code, errors } = await format(TYPES_FILE, generateTypes(schema), {
      printWidth: style.printWidth,
      singleQuote: style.singleQuote,
    });
    if (errors[0]) throw new Error(`The generated types are no TypeScript: ${errors[0].message}`);
    return code;
  } finally {
    await database.close();
  }
}
