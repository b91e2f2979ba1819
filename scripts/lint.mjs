// pnpm lint [path …]: the rules of the source files, and the checks of the repository itself.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { ensureNode, root, run } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
helpIfAsked(`Usage: pnpm lint [path …]

Checks the rules of the source files, all of them or those of a path, and the repository itself: documents and their commands,
decisions, settings, owners, pipelines, import zones.`);
const tool = (name) => join(root, 'node_modules/.bin', name);
const rules = run(tool('oxlint'), ['--max-warnings', '0', ...process.argv.slice(2)]);
const repository = run(tool('vitest'), ['run', '--project', 'repository', '--reporter=dot']);
process.exitCode = rules || repository;
