// Runs a tool of node_modules/.bin or tools/pins.json at the root, under a Node that can:
//   node scripts/tool.mjs <tool> [arguments …]
import { fileURLToPath } from 'node:url';
import { ensureNode, run, toolCommand } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
const [tool = '', ...parameters] = process.argv.slice(2);
const [program, ...first] = toolCommand(tool);
process.exitCode = run(program, [...first, ...parameters]);
