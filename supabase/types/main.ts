/** Writes `shared/product/data/src/database.types.ts` and `supabase/schema.sql`: `node supabase/types/main.ts`. */
import { writeFileSync } from 'node:fs';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { SCHEMA_FILE, TYPES_FILE, textsOfMigrations } from './migrated-types.ts';

const command = createCommand('types', terminalOutput)
  .description('Writes the types and the schema of the migrated database.')
  .action(async () => {
    const { types, schema } = await textsOfMigrations();
    writeFileSync(TYPES_FILE, types);
    writeFileSync(SCHEMA_FILE, schema);
    console.log(`Wrote ${TYPES_FILE} and ${SCHEMA_FILE}.`);
  });
process.exitCode = await runCommand(command, process.argv.slice(2), terminalOutput);
