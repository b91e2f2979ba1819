import { join } from 'node:path';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { copyReleases } from '../fixtures/sites/data-folder.ts';
import { readRun } from '../fixtures/sites/main-site.ts';
import { median, percentile } from '../fixtures/statistics.ts';
import { onOwnSite } from './measured-site.ts';
import { startNginx } from './nginx.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { launchProgram, untilUp } from '../fixtures/sites/program.ts';

/** A gateway process answers at least this share of what an nginx process answers. */
const leastRatio = 0.8;

const options = parseParameters(
  createCommand('pnpm bench gateway')
    .description(
      'Compares the throughput of one process of the gateway with that of one process of nginx, which serves the same ' +
        `bytes with the same headers on this machine: at least ${leastRatio}, else it ends with 1. Then it watches the ` +
        "gateway's memory over 500,000 requests. Needs wrk, h2load and nginx (Debian: wrk, nghttp2-client, " +
        'nginx-light), and a machine that does nothing else.',
    )
    .option('--port <number>', 'the first of three ports in a row', '4170')
    .option('--no-memory', 'compare only'),
).opts<{ port: string; memory: boolean }>();
const port = Number(options.port);
const paths = ['/', '/ai-ml-salary-data'] as const;
const rounds = 5;
const seconds = 5;
const memoryRequests = 500_000;
const run = promisify(execFile);
const encoding = 'Accept-Encoding: gzip';
const entry = fileURLToPath(new URL('../../platform/start/serve.ts', import.meta.url));

await onOwnSite(
  async ({ folder, dataDir, url }) => {
    const gateway = await startGateway(folder, dataDir, url);
    try {
      console.log('pnpm serve with one process beside nginx with one, in turns');
      for (const path of [...paths, await scriptOf(gateway.url)]) {
        await compare(gateway, path, folder);
      }
      if (options.memory) await watchMemory(gateway);
    } finally {
      await gateway.stop();
    }
  },
  { port },
);

async function startGateway(folder: string, source: string, url: string): Promise<ServedProcess> {
  const dataDir = join(folder, 'served');
  await copyReleases(source, dataDir);
  const { publishableKey } = await readRun(source);
  return startServe({
    PORT: String(port + 1),
    DATA_DIR: dataDir,
    SITE_URL: url,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    GUARD_SECRET: 'a secret of the measurement, long enough',
    GATEWAY_SECRET: 'another secret of the measurement, long',
    GATEWAY_PROCESSES: '1',
  });
}

async function compare(gateway: ServedProcess, path: string, folder: string): Promise<void> {
  const url = gateway.url + path;
  const nginx = await startNginx({ from: url, port: port + 2, folder });
  try {
    const urls = { gateway: url, nginx: nginx.url };
    // Neither is measured while its code is compiled or its file is read for the first time.
    for (const warmed of Object.values(urls)) await requestsPerSecond(warmed, 1);
    const rates: { gateway: number; nginx: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const rate = { gateway: NaN, nginx: NaN };
      // Whatever the first of two gains or loses, both do.
      const servers = ['gateway', 'nginx'] as const;
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        rate[server] = await requestsPerSecond(urls[server], seconds);
      }
      rates.push(rate);
    }
    // A pause of the machine falls on both servers of a round, or on one round only.
    const ratio = median(rates.map((rate) => rate.gateway / rate.nginx));
    const perSecond = median(rates.map((rate) => rate.gateway));
    const half = Math.round(perSecond / 2);
    const p99 = await slowestOf(url, { perSecond: half, seconds: 10 });
    console.log(path.replace(/-[\w-]{8}\.js$/, '-….js'));
    print('gateway, requests a second', perSecond.toFixed(0), '');
    print('nginx, requests a second', median(rates.map((rate) => rate.nginx)).toFixed(0), '');
    print('ratio, median of rounds', ratio.toFixed(2), `at least ${leastRatio}`);
    print(`p99 at ${half} a second`, `${p99.toFixed(1)} ms`, 'under 25 ms');
    if (!(ratio >= leastRatio)) process.exitCode = 1;
  } finally {
    await nginx.stop();
  }
}

/** Resident memory after every 50,000 requests of one page after another. */
async function watchMemory(gateway: ServedProcess): Promise<void> {
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

async function scriptOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const script = /\/assets\/shell\/react-[\w-]{8}\.js/.exec(html)?.[0];
  if (!script) throw new Error('The home page names no script of React.');
  return script;
}

function print(name: string, value: string, bound: string): void {
  console.log(`  ${name.padEnd(40)}${value.padStart(12)}   ${bound}`);
}

/** Requests that an address answers a second, asked by 32 connections that do not pause. Throws where an answer was an error. */
async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, '-H', encoding, url]);
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} did not answer all:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? NaN);
}

/** The time that 99 of 100 answers need at a steady rate, ms. */
async function slowestOf(
  url: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'talent-h2load-'));
  const clients = 16;
  const log = join(folder, 'log');
  await run('h2load', [
    '--h1',
    '-t1',
    `-c${clients}`,
    `-n${perSecond * seconds}`,
    `--log-file=${log}`,
    `--rps=${perSecond / clients}`,
    '-H',
    encoding,
    url,
  ]);
  // One line a request: start in µs, status, time in µs.
  const lines = (await readFile(log, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  await rm(folder, { recursive: true });
  if (lines.some(([, status]) => status !== '200')) throw new Error(`${url} did not answer all.`);
  return percentile(
    lines.map(([, , time]) => Number(time) / 1000),
    0.99,
  );
}

type ServedProcess = Awaited<ReturnType<typeof startServe>>;

/** Starts `pnpm serve` in processes of its own with these variables, and waits until it serves. */
async function startServe(env: Readonly<Record<string, string>>) {
  const served = launchProgram([entry], env);
  await untilUp(served, '"serving"');
  return {
    url: `http://localhost:${env['PORT'] ?? ''}`,
    /** Resident memory of all its processes together, MB. */
    async megabytes(): Promise<number> {
      const pid = served.child.pid ?? 0;
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
      const all = [pid, ...children.split(' ').filter(Boolean).map(Number)];
      const each = await Promise.all(all.map(residentMegabytes));
      return each.reduce((sum, megabytes) => sum + megabytes, 0);
    },
    stop: served.stop,
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024;
}
