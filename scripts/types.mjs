// pnpm types [app]: the types of everything, or of one app and of what it imports.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { ensureNode, root, run } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
helpIfAsked(`Usage: pnpm types [app]

Checks the types of the whole repository, or of one app and of what it imports, whatever state the others are in.`);
const { appNames, withoutPath } = await import('@talent/node/workspace/app-folders');
const app = process.argv[2] && withoutPath(process.argv[2]);
if (app === undefined) process.exit(checkTypes('tsconfig.json'));
if (!/^[a-z][a-z0-9-]*$/.test(app) || !existsSync(join(root, app, 'package.json'))) {
  const { unknownName } = await import('@talent/node/terminal/unknown-name');
  console.error(unknownName('app', app, await appNames(root)).message);
  process.exit(2);
}
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const project = join(cache, `types-${app}.json`);
writeFileSync(
  project,
  JSON.stringify({
    extends: '../../shared/kit/build/tsconfig.base.json',
    include: [`../../${app}/**/*`],
    exclude: ['../../**/node_modules', '../../**/dist'],
  }),
);
process.exitCode = checkTypes(project);

function checkTypes(configuration) {
  return run(process.execPath, [
    join(root, 'node_modules/typescript-7/bin/tsc'),
    '-p',
    configuration,
  ]);
}
