// node scripts/types.mjs mfe-blog: the types of one app and of what it imports, whatever state the others are in.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNode, root, run } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
const [app = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]*$/.test(app) || !existsSync(join(root, app, 'package.json'))) {
  console.error('Checks the types of one app:\n\n  node scripts/types.mjs mfe-blog');
  process.exit(2);
}
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const project = join(cache, `types-${app}.json`);
writeFileSync(
  project,
  JSON.stringify({
    extends: '../../shared/build/tsconfig.base.json',
    include: [`../../${app}/**/*`],
    exclude: ['../../**/node_modules', '../../**/dist'],
  }),
);
process.exitCode = run(process.execPath, [
  join(root, 'node_modules/typescript-7/bin/tsc'),
  '-p',
  project,
]);
