import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { percentile } from '../fixtures/statistics.ts';

const run = promisify(execFile);
const encoding = 'Accept-Encoding: gzip';

/** Requests that an address answers a second, asked by 32 connections that do not pause. Throws where an answer was an error. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, '-H', encoding, url]);
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} did not answer all:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? NaN);
}

/** The time that 99 of 100 answers need at a steady rate, ms. */
export async function slowestOf(
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
