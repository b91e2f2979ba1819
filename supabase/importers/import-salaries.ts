/** Imports an edition of a salary source: `pnpm import-salaries` tells how. */
import { createInterface } from 'node:readline/promises';
import { resolveImportTarget } from '@talent/backend/running/resolve-import-target';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { runImport } from './import-command.ts';

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

process.exitCode = await runImport(process.argv.slice(2), {
  out: (line) => console.log(line),
  err: process.stderr,
  target: async () => resolveImportTarget(readProcessEnvironment()),
  confirm: process.stdin.isTTY ? ask : null,
});
