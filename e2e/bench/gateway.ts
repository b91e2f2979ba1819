import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { copyReleases } from '../fixtures/sites/data-folder.ts';
import { readRun } from '../fixtures/sites/main-site.ts';
import { startSiteProcess } from '../fixtures/sites/site-process.ts';
import { requestsPerSecond, slowestOf } from './http-load.ts';
import { startNginx } from './nginx.ts';
import { startServe, type ServedProcess } from './serve-process.ts';

parseParameters(
  createCommand('pnpm bench-gateway').description(
    'Compares the throughput of the gateway with that of nginx, which serves the same bytes with the same headers on ' +
      "this machine, and watches the gateway's memory over 500,000 requests. Needs wrk, h2load and nginx (Debian: wrk, " +
      'nghttp2-client, nginx-light), and a machine that does nothing else.',
  ),
);
const port = 4170;
const paths = ['/', '/ai-ml-salary-data'] as const;
const rounds = 5;
const seconds = 5;
const memoryRequests = 500_000;
const processes = availableParallelism();

const folder = await mkdtemp(join(tmpdir(), 'talent-bench-gateway-'));
const source = join(folder, 'source');
const backend = await startSiteProcess({ port, dataDir: source });
const gateway = await startGateway();
try {
  console.log(`pnpm serve with ${processes} processes, nginx with one and with ${processes}`);
  for (const path of [...paths, await scriptOf(gateway.url)]) await compare(path);
  await watchMemory();
} finally {
  await gateway.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

/** `pnpm serve` on what the site has released. */
async function startGateway(): Promise<ServedProcess> {
  const dataDir = join(folder, 'served');
  await copyReleases(source, dataDir);
  const { publishableKey } = await readRun(source);
  return startServe({
    PORT: String(port + 1),
    DATA_DIR: dataDir,
    SITE_URL: backend.url,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    GUARD_SECRET: 'a secret of the measurement, long enough',
    GATEWAY_SECRET: 'another secret of the measurement, long',
    GATEWAY_PROCESSES: String(processes),
  });
}

async function compare(path: string): Promise<void> {
  const url = gateway.url + path;
  const places = await Promise.all(
    [1, processes].map((workers, at) =>
      startNginx({ from: url, port: port + 2 + at, folder, workers }),
    ),
  );
  try {
    const rates: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const rate: number[] = [];
      for (const place of [url, ...places.map((nginx) => nginx.url)]) {
        rate.push(await requestsPerSecond(place, seconds));
      }
      rates.push(rate);
    }
    const of = (at: number): number => median(rates.map((rate) => rate[at] ?? NaN));
    const ratio = (at: number): string =>
      median(rates.map((rate) => (rate[0] ?? NaN) / (rate[at] ?? NaN))).toFixed(2);
    const half = Math.round(of(0) / 2);
    const p99 = await slowestOf(url, { perSecond: half, seconds: 10 });
    console.log(path.replace(/-[\w-]{8}\.js$/, '-….js'));
    print('gateway, requests a second', of(0).toFixed(0), '');
    print('nginx, one process', of(1).toFixed(0), '');
    print(`nginx, ${processes} processes`, of(2).toFixed(0), '');
    print('ratio to one, median of rounds', ratio(1), 'at least 0.5');
    print(`ratio to ${processes}`, ratio(2), 'at least 0.5');
    print(`p99 at ${half} a second`, `${p99.toFixed(1)} ms`, 'under 25 ms');
  } finally {
    for (const nginx of places) await nginx.stop();
  }
}

/** Resident memory after every 50,000 requests of one page after another. */
async function watchMemory(): Promise<void> {
  const all = ['/', '/ai-ml-salary-data', '/ai-hiring-insights-blog', '/about-ai-talent-experts'];
  const megabytes: number[] = [];
  for (let done = 0, at = 0; done < memoryRequests; at += 1) {
    const url = gateway.url + (all[at % all.length] ?? '/');
    done += Math.round((await requestsPerSecond(url, seconds)) * seconds);
    if (done > megabytes.length * 50_000) megabytes.push(await gateway.megabytes());
  }
  const [, afterFirst = NaN] = megabytes;
  console.log(
    `memory, MB, over ${memoryRequests.toLocaleString('en')} requests: ${megabytes.map((mb) => mb.toFixed(0)).join(' ')}`,
  );
  const growth = ((megabytes.at(-1) ?? NaN) / afterFirst - 1) * 100;
  print('growth after the first 50,000', `${growth.toFixed(0)} %`, 'flat: under 10 %');
}

/** The largest script of the home page. */
async function scriptOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const script = /\/assets\/shell\/[^"]+\/react-[^"]+\.js/.exec(html)?.[0];
  if (!script) throw new Error('The home page names no script of React.');
  return script;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function print(name: string, value: string, bound: string): void {
  console.log(`  ${name.padEnd(40)}${value.padStart(12)}   ${bound}`);
}
