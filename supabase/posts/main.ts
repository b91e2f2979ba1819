/** Exports and imports blog posts: `pnpm posts` tells how. */
import { resolveImportTarget } from '@talent/backend/running/resolve-import-target';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { runPosts } from './posts-command.ts';

process.exitCode = await runPosts(process.argv.slice(2), {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  target: async () => resolveImportTarget(readProcessEnvironment()),
});
