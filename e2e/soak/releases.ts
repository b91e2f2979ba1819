import fc from 'fast-check';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { history } from '@talent/platform/registry/registry';
import { editBuild } from '../fixtures/sites/edited-build.ts';
import { openDataFolder } from '../fixtures/sites/data-folder.ts';
import { startSiteProcess, type SiteProcess } from '../fixtures/sites/site-process.ts';
import { readRun } from '../fixtures/sites/main-site.ts';
import { startLoad, type Load } from './load.ts';
import { percentile } from '../fixtures/statistics.ts';
import { launchProgram } from '../fixtures/sites/program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const child = fileURLToPath(new URL('../fixtures/sites/release-child.ts', import.meta.url));
const cli = join(root, 'platform/cli/main.ts');
const port = 4187;
const teams = ['mfe-blog', 'mfe-salary-tools'] as const;
/** How often each happens. `together`: two teams at one instant; `contend`: two people of one team, the slower may be refused. */
const all = {
  release: 30,
  together: 7,
  contend: 2,
  rollback: 10,
  killPublisher: 3,
  killGateway: 2,
} as const;
type Step = keyof typeof all;

const command = parseParameters(
  createCommand('pnpm soak releases')
    .description(
      'Two teams release to one site under constant load, while publishers and the gateway are killed at random moments. ' +
        'Exit code 1: a request failed that a killed gateway does not explain, a page mixed two compositions, or a ' +
        'release was lost. Takes about ten minutes; needs finished builds.',
    )
    .argument('[seed]', 'number that the order of events follows from', Number, 1)
    .option(
      '--percent <number>',
      'how much of all that: each thing happens at least once',
      Number,
      100,
    ),
);
const [seed] = command.processedArgs as [number];
const { percent } = command.opts<{ percent: number }>();
const steps = Object.fromEntries(
  Object.entries(all).map(([step, times]) => [
    step,
    Math.max(1, Math.round((times * percent) / 100)),
  ]),
) as Record<Step, number>;
const planned = (Object.keys(steps) as Step[]).flatMap((step) =>
  Array<Step>(steps[step]).fill(step),
);
/** The order of the steps, and for each the team and a share of the time after which something is killed. */
const [order = []] = fc.sample(
  fc.shuffledSubarray([...planned.entries()], { minLength: planned.length }),
  { seed, numRuns: 1 },
);
const choices = fc.sample(
  fc.record({ app: fc.constantFrom(...teams), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { seed, numRuns: planned.length },
);
const dataDir = await mkdtemp(join(tmpdir(), 'talent-soak-'));
const start = performance.now();
let site: SiteProcess = await startSiteProcess({ port, dataDir });
const target: Target = {
  dataDir,
  url: site.url,
  publishableKey: (await readRun(dataDir)).publishableKey,
};
const load: Load = startLoad(site.url);
const lost: string[] = [];
let releases = 0;
let number = 0;
/** The versions that have to be live; every step updates them. */
const wanted = new Map<string, string>();
/** Settles when the gateway that was killed is back. */
let gatewayUp: Promise<void> = Promise.resolve();

try {
  for (const [at, [, step]] of order.entries()) {
    await take(step, choices[at] ?? { app: 'mfe-blog', share: 0 });
    await assertNothingLost(step);
    console.log(
      `${String(at + 1).padStart(3)} ${step.padEnd(14)} ${load.report.requests} requests, ${load.report.failures.length} failed`,
    );
  }
  const report = await load.stop();
  const { times, compositions, failures, ...counts } = report;
  console.table({
    ...{ seed, releases, ...steps, ...counts },
    seconds: Math.round((performance.now() - start) / 1000),
    'answer, median, ms': percentile(times, 0.5),
    'answer, p99, ms': percentile(times, 0.99),
    compositions: compositions.size,
    failures: failures.length,
    lost: lost.length,
  });
  for (const problem of [...lost, ...new Set(failures)].slice(0, 40)) console.error(problem);
  process.exitCode = failures.length + lost.length > 0 ? 1 : 0;
} finally {
  await load.stop();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function take(step: Step, { app, share }: { app: string; share: number }): Promise<void> {
  if (step === 'release') await releaseOne(app);
  else if (step === 'rollback') await rollBackOne(app);
  else if (step === 'together') await Promise.all(teams.map((team) => releaseOne(team)));
  else if (step === 'contend') await contend(app);
  else if (step === 'killPublisher') await releaseOne(app, 200 + share * 3000);
  else await Promise.all([releaseOne(app, null), killGateway(share * 2500)]);
}

/** Releases another version; where its publisher is killed, as often as it takes, as a team would. `null`: the gateway dies meanwhile. */
async function releaseOne(app: string, killAfterMs?: number | null): Promise<void> {
  const folder = await nextBuild(app);
  let ended = await release(target, folder, killAfterMs ?? undefined);
  for (let attempt = 1; ended.status !== 'done' && attempt < 5; attempt += 1) {
    if (killAfterMs === undefined)
      lost.push(`a release of ${app} failed: ${ended.output.slice(-400)}`);
    await gatewayUp;
    ended = await release(target, folder);
  }
  if (ended.status !== 'done')
    throw new Error(`A release of ${app} never went through:\n${ended.output}`);
  releases += 1;
  wanted.set(app, await versionOf(folder));
  await rm(folder, { recursive: true, force: true });
}

/** Another version of an app: a comment in its server entry and in a script, if possible one that no route needs first (budgets). */
async function nextBuild(app: string): Promise<string> {
  const dist = join(root, app, 'dist');
  const { routes } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as {
    routes: { later?: string[] }[];
  };
  const [script = null] = routes.flatMap(({ later = [] }) => later);
  const comment = `\n// release ${(number += 1)} of seed ${seed}\n`;
  const isChanged = (path: string): boolean =>
    path === 'server/entry.js' ||
    (script === null ? /^client\/shared-[\w-]{8}\.js$/.test(path) : path === script);
  return editBuild(dist, (text, path) => (isChanged(path) ? text + comment : text));
}

/** Two releases of one app at the same instant: both land, or the slower one is told that it was. */
async function contend(app: string): Promise<void> {
  const folders = await Promise.all([1, 2].map(() => nextBuild(app)));
  const ended = await Promise.all(folders.map((folder) => release(target, folder)));
  const done = ended.filter(({ status }) => status === 'done').length;
  releases += done;
  const told = ended.filter(({ output }) => output.includes('was faster')).length;
  if (done === 0 || done + told !== 2) {
    lost.push(
      `two releases of ${app} at once: ${ended.map(({ output }) => output.slice(-300)).join(' | ')}`,
    );
  }
  const versions = await Promise.all(folders.map(versionOf));
  const now = (await live())[app] ?? '';
  if (!versions.includes(now)) lost.push(`neither of two releases of ${app} at once is live`);
  wanted.set(app, now);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

async function versionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function rollBackOne(app: string): Promise<void> {
  const before = await live();
  const ended = await rollBack(target, app);
  // Before an app's second release there is nothing to go back to: the command says so.
  if (ended.status !== 'done' && wanted.has(app))
    lost.push(`a rollback of ${app} failed: ${ended.output}`);
  const after = await live();
  if (ended.status === 'done' && after[app] === before[app])
    lost.push(`a rollback of ${app} changed nothing`);
  wanted.set(app, after[app] ?? '');
}

async function killGateway(afterMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  load.gatewayIsKilled();
  gatewayUp = site.kill().then(async () => {
    site = await startSiteProcess({ port, dataDir });
    load.gatewayIsBack();
  });
  await gatewayUp;
}

async function live(): Promise<Record<string, string>> {
  const [newest] = await history(openDataFolder(dataDir), 'stable');
  return newest?.apps ?? {};
}

/** Every release that was reported as done is in the history, without a gap, and its versions are live. */
async function assertNothingLost(step: Step): Promise<void> {
  const all = await history(openDataFolder(dataDir), 'stable');
  const revisions = all.map(({ revision }) => revision);
  if (revisions.some((revision, at) => revision !== revisions.length - at)) {
    lost.push(`after ${step} the history has a gap: ${revisions.join(', ')}`);
  }
  for (const [app, version] of wanted) {
    if (all[0]?.apps[app] !== version) lost.push(`after ${step} ${app}@${version} is not live`);
  }
}

/** The running site that is released to. */
interface Target {
  dataDir: string;
  url: string;
  publishableKey: string;
}

/** How a command ended: `killed` by us, or with an exit code. */
interface Ended {
  status: 'done' | 'failed' | 'killed';
  output: string;
}

/** Publishes an artifact folder and makes it live, in a process of its own, killed after `killAfterMs` if that comes first. */
function release(target: Target, folder: string, killAfterMs?: number): Promise<Ended> {
  const { dataDir, url, publishableKey } = target;
  return end([child, dataDir, folder, url, publishableKey], {}, killAfterMs);
}

function rollBack({ dataDir, url }: Target, app: string): Promise<Ended> {
  return end([cli, 'rollback', app], { DATA_DIR: dataDir, PORT: new URL(url).port });
}

async function end(
  args: string[],
  env: Record<string, string>,
  killAfterMs?: number,
): Promise<Ended> {
  const publisher = launchProgram(args, env);
  let isKilled = false;
  const timer = setTimeout(
    () => {
      isKilled = publisher.child.kill('SIGKILL');
    },
    killAfterMs ?? 2 ** 30,
  );
  const code = await publisher.ended;
  clearTimeout(timer);
  const status = code === 0 ? 'done' : isKilled ? 'killed' : 'failed';
  return { status, output: publisher.output() };
}
