// pnpm check:all: everything there is, whole, once.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { missingPackages, scriptCheck, withSite } from './checks/programs.mjs';
import { createResults } from './checks/results.mjs';
import { checkSources } from './checks/source-checks.mjs';
import { playwrightSuite, vitestSuite } from './checks/suites.mjs';
import { helpIfAsked } from './help.mjs';
import { ensureNode, install } from './toolchain.mjs';

/** A project of vitest.config.ts that `pnpm unit` leaves out. */
const projectSuite = (name) => vitestSuite(name, ['--project', name]);

/**
 * Every step; `needs` has the Debian package of each program that it starts. Seeds and durations are chosen so that all of them take
 * 75 minutes on two cores at most: their commands alone can take longer.
 */
const steps = [
  { name: 'sources' },
  { ...vitestSuite('unit'), needs: { age: 'age' } },
  { ...playwrightSuite('e2e') },
  {
    ...scriptCheck('qa engines'),
    needs: {
      chromium: 'chromium',
      'firefox-esr': 'firefox-esr',
      WebKitWebDriver: 'webkit2gtk-driver',
      Xvfb: 'xvfb',
    },
  },
  { ...projectSuite('workers') },
  { ...projectSuite('long') },
  { ...projectSuite('durability'), needs: { strace: 'strace' } },
  { ...projectSuite('deploy'), needs: { nginx: 'nginx' } },
  // With the same release on both sides: whatever it finds is a fault of its own.
  {
    ...withSite(
      scriptCheck('qa', ['--channel', 'stable', '--page', '/', '--page', '/ai-ml-salary-data']),
    ),
  },
  { ...projectSuite('attack') },
  { ...scriptCheck('fuzz http', ['--connections', '50000']) },
  { ...scriptCheck('fuzz backend', ['--requests', '3000']) },
  { ...scriptCheck('soak releases', ['--percent', '10']) },
  { ...scriptCheck('mutate') },
];

const names = steps.map(({ name }) => name);
helpIfAsked(`Usage: pnpm check:all [--only STEP …] [--from STEP]

Runs everything there is, whole, once: the checks of npm test with every look of a page, then engines, Cloudflare's
runtime, kills, deployments, attacks, random requests and soaks. A failed step stops no other one. It ends
with one table. Exit code 1: something failed, or could not be run because this machine lacks a program.

Steps: ${names.join(', ')}`);
await ensureNode(fileURLToPath(import.meta.url));

const chosen = chooseSteps();
install();
const results = createResults();
for (const step of chosen) {
  if (step.name === 'sources') {
    await checkSources(results.record);
    continue;
  }
  const start = performance.now();
  const missing = missingPackages(step.needs ?? {});
  if (missing.length > 0) {
    results.record(step.name, notRun(`apt-get install ${missing.join(' ')}`), start);
    continue;
  }
  results.record(step.name, await step.run(), start);
}
process.exit(await results.print());

function notRun(reason) {
  return { passed: 0, failed: 0, skipped: 0, failures: [], left: [], notRun: reason };
}

function chooseSteps() {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, from: { type: 'string' } },
  });
  const { only, from } = values;
  const unknown = [...(only ?? []), ...(from === undefined ? [] : [from])].filter(
    (name) => !names.includes(name),
  );
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown[0]}". The steps: ${names.join(', ')}.`);
    process.exit(1);
  }
  return steps.filter(({ name }, at) => {
    if (only !== undefined && !only.includes(name)) return false;
    return from === undefined || at >= names.indexOf(from);
  });
}
