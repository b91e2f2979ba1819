// pnpm test:changed: the checks that a change since a commit can break.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { journeysFor } from './checks/journeys.mjs';
import { createResults } from './checks/results.mjs';
import { checkSources } from './checks/source-checks.mjs';
import { playwrightSuite, vitestSuite } from './checks/suites.mjs';
import { helpIfAsked } from './help.mjs';
import { ensureNode, install, root } from './toolchain.mjs';

helpIfAsked(`Usage: pnpm test:changed [--since COMMIT] [--app NAME] [--list]

Runs what a change can break: format, lint, types, the build of the changed apps, the unit and database tests of the
changed packages and of all that depend on them, and the browser tests of the apps among them.

  --since COMMIT  what the working tree is compared with (default: origin/main)
  --app NAME      an app that is going to be released: what it is built from counts too
  --list          only prints what would run`);
const { values } = parseArgs({
  options: {
    since: { type: 'string', default: 'origin/main' },
    app: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
await ensureNode(fileURLToPath(import.meta.url));
install();

const { affectedPackages, changedFiles } =
  await import('@talent/platform/affected/affected-packages');
const { readWorkspaceGraph } = await import('@talent/platform/affected/workspace-graph');
const graph = await readWorkspaceGraph(root);
if (values.app !== undefined && !graph.has(values.app)) {
  const { unknownName } = await import('@talent/node/terminal/unknown-name');
  console.error(unknownName('app', values.app, [...graph.keys()]).message);
  process.exit(2);
}
const changed = await changedFiles(root, values.since);
if (changed === null) console.error(`"${values.since}" is not known here: everything counts.`);
const folders = affectedPackages(graph, changed, values.app ?? null);
const journeys = journeysFor(folders, changed);
console.log(`packages: ${folders.join(' ') || 'none'}`);
console.log(`browser tests: ${journeys?.shown ?? 'none'}`);
if (values.list) process.exit(0);

const results = createResults();
await checkSources(results.record, { builds: journeys !== null, folders });
// The repository's own checks are about every file.
const suites = [vitestSuite('checks of the repository', ['--project', 'repository'])];
if (folders.length > 0) {
  suites.push(
    vitestSuite(
      'unit and database tests',
      folders.map((folder) => `${root}/${folder}/`),
    ),
  );
}
if (journeys !== null) suites.push(playwrightSuite('end-to-end tests', journeys.args));
for (const suite of suites) {
  const start = performance.now();
  results.record(suite.name, suite.run(), start);
}
process.exit(await results.print());
