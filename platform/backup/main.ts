import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment } from '@talent/settings/environment';
import { runMain } from '@talent/node/terminal/run-command';
import { createBackupProgram } from './backup-commands.ts';

/** Entry of `pnpm data backup` and `pnpm data restore`. */
await runMain(() => {
  const environment = readProcessEnvironment();
  secureDataDir(environment.dataDir, { note: (line) => console.error(line) });
  return createBackupProgram(environment);
});
