// Runs one of the repository's TypeScript programs under a Node that can:
//   node scripts/run.mjs <file from the root> [arguments …]
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureNode, root } from './toolchain.mjs';

const [, self = fileURLToPath(import.meta.url), file = ''] = process.argv;
await ensureNode(self);
// The program sees its own arguments, as if it had been started by itself.
process.argv.splice(1, 2, join(root, file));
await import(pathToFileURL(join(root, file)).href);
