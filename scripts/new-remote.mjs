// pnpm new-remote mfe-events: the folder of a new remote, and its packages.
import { fileURLToPath } from 'node:url';
import { asksForHelp } from './help.mjs';
import { ensureNode, install, run } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
const [name = ''] = process.argv.slice(2);
process.exitCode = run(process.execPath, ['platform/new-remote/main.ts', ...process.argv.slice(2)]);
if (process.exitCode === 0 && !asksForHelp()) {
  install({ isFrozen: false });
  console.log(`\n${name} is there, with a page at /${name.replace('mfe-', '')}. Next:`);
  console.log(`  pnpm unit ${name}\n  cd ${name} && pnpm ship`);
  console.log(`To remove it again: rm -r ${name} .github/workflows/${name}.yml && pnpm install`);
  console.log(`  and, where it is live: pnpm release retire ${name}`);
}
