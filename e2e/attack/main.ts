import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import {
  clearOldSites,
  openAttackedSite,
  prepareBase,
  visitSite,
  type AttackedSite,
} from './attacked-site.ts';
import { listScenarios } from './list-scenarios.ts';
import { loopbackTarget } from './loopback-target.ts';
import { tableOf } from './print-table.ts';
import { exitCodeOf, runScenarios } from './run-scenarios.ts';

const { only, site: target } = parseParameters(
  createCommand('pnpm attack')
    .description(
      'Attacks a real site on this machine with every scenario, and prints what was tried, expected and seen. ' +
        'Exit code 1: a defense did not hold. See docs/operating.md, "Attack it".',
    )
    .option(
      '--only <name>',
      'a scenario to run; may be repeated',
      (name, names: string[] | undefined) => [...(names ?? []), name],
    )
    .option('--site <url>', 'a running site on this machine to attack, with what a visitor can do'),
).opts<{ only?: string[]; site?: string }>();
// As release commands do: what scenarios release into the store is for this user alone.
process.umask(0o077);
const started = performance.now();
const scenarios = (await listScenarios(only)).filter(
  ({ byVisitor }) => target === undefined || byVisitor,
);
const opened: { shared: Promise<AttackedSite> | null } = { shared: null };
try {
  if (target === undefined) {
    await clearOldSites();
    await prepareBase();
  } else loopbackTarget(target);
  const sites = {
    shared: () => (opened.shared ??= target === undefined ? openAttackedSite() : visitSite(target)),
    own: () => (target === undefined ? openAttackedSite() : visitSite(target)),
  };
  const outcomes = await runScenarios(scenarios, sites, {
    onDone: ({ name, ok, seconds, findings }) =>
      console.log(
        `${ok ? 'held  ' : 'FAILED'} ${name}: ${findings.length} checks in ${seconds.toFixed(1)} s`,
      ),
  });
  console.log(`\n${tableOf(outcomes).join('\n')}`);
  const checks = outcomes.flatMap(({ findings }) => findings);
  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\n${outcomes.length} scenarios, ${checks.length} checks in ${seconds} s: ` +
      (failed.length === 0 ? 'all held.' : `FAILED: ${failed.join(', ')}`),
  );
  process.exitCode = exitCodeOf(outcomes);
} finally {
  await (await opened.shared)?.stop();
}
// Connections that an attack left open would keep the process.
process.exit();
