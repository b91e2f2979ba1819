// node scripts/pnpm.mjs install --frozen-lockfile: the pinned pnpm, with any arguments.
import { fileURLToPath } from 'node:url';
import { ensureNode, pnpmCommand, run } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
const [command, ...first] = pnpmCommand();
// In the folder where it was called: `pnpm ship` in an app's folder is about that app.
process.exitCode = run(command, [...first, ...process.argv.slice(2)], { cwd: process.cwd() });
