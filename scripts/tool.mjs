// Runs a tool of node_modules/.bin at the root, under a Node that can:
//   node scripts/tool.mjs <tool> [arguments …]
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNode, root, run } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
const [tool = '', ...parameters] = process.argv.slice(2);
process.exitCode = run(join(root, 'node_modules/.bin', tool), parameters);
