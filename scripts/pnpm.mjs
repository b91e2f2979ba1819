// node scripts/pnpm.mjs install --frozen-lockfile: the pinned pnpm, with any arguments.
import { fileURLToPath } from 'node:url';
import { ensureNode, pnpmCommand, run } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
const [command, ...first] = pnpmCommand();
process.exitCode = run(command, [...first, ...process.argv.slice(2)]);
