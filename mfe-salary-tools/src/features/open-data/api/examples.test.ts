import { execFile, execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { defaultSite } from '@talent/sdk/site';
import { startLocalData } from '@talent/backend/testing/local-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPublicSalaryData } from '../../access/api/get-public-salary-data';
import { openFiles } from '../addresses';
import { salariesCsv, salariesJson } from '../open-files';
import { apiExamples, type ApiExample } from '../content/examples';

const run = promisify(execFile);

let server: Server;
let examples: Map<string, ApiExample>;
let wanted: number[];

beforeAll(async () => {
  const local = await startLocalData();
  const data = await getPublicSalaryData(local.visitor);
  await local.stop();
  const band = data.bands.find(
    ({ key }) => key === 'ai-jobs-net/US/machine-learning-engineer/all-levels/all-modes/2024-2025',
  );
  wanted = [band?.p50, band?.interval?.low, band?.interval?.high, band?.n].map(Number);
  const files: Readonly<Record<string, string>> = {
    [openFiles.salariesJson]: salariesJson(data, defaultSite).text,
    [openFiles.salariesCsv]: salariesCsv(data).text,
  };
  server = createServer(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  examples = new Map(apiExamples(`http://127.0.0.1:${port}`).map((one) => [one.id, one]));
});
afterAll(() => server.close());

const commands: Readonly<Record<ApiExample['id'], (code: string) => [string, string[]]>> = {
  curl: (code) => ['bash', ['-c', code]],
  python: (code) => ['python3', ['-c', code]],
  javascript: (code) => [process.execPath, ['--input-type=module', '--eval', code]],
  r: (code) => ['Rscript', ['-e', code]],
};

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const programs = { curl: 'curl', python: 'python3', javascript: process.execPath, r: 'Rscript' };

for (const id of ['curl', 'python', 'javascript', 'r'] as const) {
  it.skipIf(!isInstalled(programs[id]))(
    `the example in ${id} runs as it is, and prints the median with its interval and n`,
    { timeout: 60_000 },
    async () => {
      const { stdout } = await run(...commands[id](examples.get(id)?.code ?? ''));
      const printed = (stdout.match(/\d+(\.\d+)?/g) ?? []).map(Number);
      expect(wanted.every((value) => value > 0)).toBe(true);
      expect(printed).toEqual(expect.arrayContaining(wanted));
    },
  );
}
