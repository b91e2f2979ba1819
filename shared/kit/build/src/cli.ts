import { basename, join } from 'node:path';
import { takeTurn } from '@talent/node/data-folder/take-turn';
import { buildApp } from './build-app.ts';

// Set for every caller: React's development build would need a private React in every remote.
// oxlint-disable-next-line house/parsed-environment
process.env['NODE_ENV'] = 'production';

try {
  const folder = process.cwd();
  const note = (line: string) => console.log(`${basename(folder)} ${line}`);
  // Two builds at once would remove each other's files, or those that a release is reading.
  const result = await takeTurn(join(folder, '.cache'), 'pnpm build', note, () =>
    buildApp(folder, { force: process.argv.includes('--force') }),
  );
  const done = result.status === 'built' ? 'built' : 'unchanged since the last build';
  console.log(`${result.app} ${result.version}: ${done}`);
} catch (error) {
  // The bundler's message names file and line; its stack trace shows only bundler code.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
