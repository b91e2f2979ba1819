import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { readRun, type SiteRun } from '../fixtures/sites/main-site.ts';
import { startSiteProcess } from '../fixtures/sites/site-process.ts';
import { addDrafts } from './starve/add-drafts.ts';
import { ATTACKS, type Attack } from './starve/attacks.ts';
import type { AttackOrder, AttackReport, GentleOrder, GentleReport } from './starve/messages.ts';

const run = promisify(execFile);
const port = 4180;
const perSecond = 50;
const [seconds] = parseParameters(
  createCommand('pnpm bench-starve')
    .description(
      'Measures the home page while a few connections keep the backend busy. It starts a site as `npm start` does; one ' +
        'visitor asks for the home page 50 times a second, and attackers try one load after another. Wants a machine ' +
        'that does nothing else.',
    )
    .argument('[seconds]', 'how long each load lasts', Number, 10),
).processedArgs as [number];
/** Of the home page's 99th percentile, ms. */
const bound = 20;

const dataDir = await mkdtemp(join(tmpdir(), 'talent-bench-starve-'));
const site = await startSiteProcess({
  port,
  dataDir,
  adminPassword: 'password-of-the-bench',
  // Every attacker says whom it seems to be.
  env: { GATEWAY_PROXIES: '1' },
});
try {
  const { publishableKey } = await readRun(dataDir);
  await addDrafts(dataDir, 10_000);
  const at: SiteRun = { url: `http://127.0.0.1:${port}`, publishableKey };
  console.log(
    `${'home page, ms'.padEnd(44)}    p50     p95     p99     max   p99 at most ${bound}   load   attackers were answered`,
  );
  print('quiet', await gentle(at), {});
  for (const attack of ATTACKS) await measure(at, attack);
  print('quiet again', await gentle(at), {});
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(at: SiteRun, attack: Attack): Promise<void> {
  const { name, connections, addresses } = attack;
  const order: AttackOrder = {
    ...at,
    attack: `${connections} ${name} ${addresses}`,
    seconds: seconds + 1,
  };
  const attacking = inProcess<AttackReport>('attackers.ts', order);
  const report = await gentle(at);
  const from = addresses === 'one' ? 'one address' : 'an address each';
  print(`${connections} × ${name}, ${from}`, report, await attacking);
}

function gentle({ url }: SiteRun): Promise<GentleReport> {
  const order: GentleOrder = { url: `${url}/`, perSecond, seconds };
  return inProcess<GentleReport>('gentle-client.ts', order);
}

async function inProcess<Report>(file: string, order: GentleOrder | AttackOrder): Promise<Report> {
  const entry = fileURLToPath(new URL(`starve/${file}`, import.meta.url));
  const { stdout } = await run(process.execPath, [entry, JSON.stringify(order)]);
  return JSON.parse(stdout) as Report;
}

function print(name: string, home: GentleReport, answered: AttackReport): void {
  const ms = [home.p50, home.p95, home.p99, home.max]
    .map((value) => value.toFixed(1).padStart(8))
    .join('');
  const holds =
    home.failed > 0 ? `${home.failed} failed` : home.p99 <= bound ? 'holds' : 'NOT KEPT';
  const load = (loadavg()[0] ?? NaN).toFixed(1);
  const counts = Object.entries(answered)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  console.log(`${name.padEnd(44)}${ms}   ${holds.padEnd(14)}${load.padStart(7)}   ${counts}`);
}
