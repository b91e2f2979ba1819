import { CommanderError } from 'commander';
import { createPrinter } from '@talent/node/terminal/print';
import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { createBackupProgram } from './backup-commands.ts';

/** Entry of `pnpm backup` and `pnpm restore`. 0: done, 1: refused or failed, 2: called wrongly. */
const printer = createPrinter(process.stdout, process.stderr);
try {
  const environment = readProcessEnvironment();
  secureDataDir(environment.dataDir, { note: (line) => printer.error(line) });
  const program = createBackupProgram(environment, printer);
  await program.parseAsync(process.argv.slice(2), { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    const isForPeople = error instanceof Error && 'code' in error;
    printer.error(
      isForPeople ? `error: ${error.message}` : String((error as Error).stack ?? error),
    );
    process.exitCode = 1;
  }
}
