import { join } from 'node:path';
import type { Sql } from '@talent/backend/database/sql';
import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { generateTypes } from './generate-types.ts';
import { readSchema } from './read-schema.ts';
import { schemaText } from './schema-text.ts';

/** The file of the generated types. */
export const TYPES_FILE = join(
  import.meta.dirname,
  '../../shared/product/data/src/database.types.ts',
);
/** The file that shows the schema. */
export const SCHEMA_FILE = join(import.meta.dirname, '../schema.sql');

/** Both generated files of a fresh database with all migrations; the types are formatted like the rest of the repository. */
export async function textsOfMigrations(): Promise<{ types: string; schema: string }> {
  const database = await openMigratedDatabase();
  const queryOf =
    (sql: Sql) =>
    async <Row>(statement: string) =>
      (await sql.query<Row>(statement)).rows;
  try {
    const { code, errors } = await format(
      TYPES_FILE,
      generateTypes(await readSchema(queryOf(database))),
      {
        printWidth: style.printWidth,
        singleQuote: style.singleQuote,
      },
    );
    if (errors[0]) throw new Error(`The generated types are no TypeScript: ${errors[0].message}`);
    const schema = await database.transaction(async (transaction) => {
      await transaction.exec("set local search_path = ''");
      return schemaText(queryOf(transaction));
    });
    return { types: code, schema };
  } finally {
    await database.close();
  }
}
