/** Writes `shared/data/src/database.types.ts`: `node supabase/types/main.ts`. */
import { writeFileSync } from 'node:fs';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { TYPES_FILE, typesOfMigrations } from './migrated-types.ts';

const command = createCommand('types', terminalOutput)
  .description('Writes the types of the migrated database.')
  .action(async () => {
    writeFileSync(TYPES_FILE, await typesOfMigrations());
    console.log(`Wrote ${TYPES_FILE}.`);
  });
process.exitCode = await runCommand(command, process.argv.slice(2), terminalOutput);
