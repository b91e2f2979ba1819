// npm test: installs the packages, then every check.
import { fileURLToPath } from 'node:url';
import { createResults } from './checks/results.mjs';
import { checkSources } from './checks/source-checks.mjs';
import { playwrightSuite, vitestSuite } from './checks/suites.mjs';
import { helpIfAsked } from './help.mjs';
import { ensureNode, install } from './toolchain.mjs';

helpIfAsked(`Usage: npm test

Runs the checks of every change: build, format, lint, types, unit and database tests, and end-to-end tests in Chromium.
Some of them alone: pnpm unit [path …], pnpm e2e [path …], pnpm lint, pnpm types, pnpm format --check.
pnpm check:all also runs other looks, engines, soaks and attacks, in 75 minutes at most.`);
await ensureNode(fileURLToPath(import.meta.url));
install();

const results = createResults();
await checkSources(results.record);
for (const suite of [
  vitestSuite('unit and database tests'),
  // `@matrix` is a page in another look, `@long` is whole, slow or both, `@release` is about releases: `pnpm e2e` and
  // `pnpm check:all` have them too.
  playwrightSuite('end-to-end tests', ['--grep-invert', '@matrix|@long|@release']),
]) {
  const start = performance.now();
  results.record(suite.name, suite.run(), start);
}
process.exit(await results.print());
