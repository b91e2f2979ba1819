// pnpm new-remote mfe-events: the folder of a new remote, and its packages.
import { fileURLToPath } from 'node:url';
import { ensureNode, install, run } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
const [name = '', ...others] = process.argv.slice(2);
process.exitCode = run(process.execPath, [
  'platform/new-remote/main.ts',
  ...(name === '' ? [] : [name]),
  ...others,
]);
if (process.exitCode === 0 && !name.startsWith('-')) {
  install({ isFrozen: false });
  console.log(`\n${name} is there, with a page at /${name.replace('mfe-', '')}. Next:`);
  console.log(`  pnpm unit ${name}\n  cd ${name} && pnpm ship`);
  console.log(
    `It goes away again as it came: rm -r ${name} .github/workflows/${name}.yml && pnpm install`,
  );
  console.log(`  and where it is live: pnpm retire ${name}`);
}
