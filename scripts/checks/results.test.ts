import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Result {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  left: string[];
  notRun?: string;
  slowest?: { file: string; seconds: number }[];
}
interface Results {
  record: (name: string, result: Result, start: number) => void;
  print: () => Promise<number>;
}

async function newResults(): Promise<Results> {
  const url = pathToFileURL(join(import.meta.dirname, 'results.mjs')).href;
  const { createResults } = (await import(url)) as { createResults: () => Results };
  return createResults();
}

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const sound = { passed: 12, failed: 0, skipped: 0, failures: [], left: [] };

test.each([
  [
    'a failed test is named, a skipped one as well',
    { failed: 1, skipped: 1, failures: ['a.test.ts › adds\nexpected 2'], left: ['b.test.ts'] },
    [
      /SKIPPED b.test.ts/,
      /FAILED a.test.ts › adds\nexpected 2/,
      /\n12 passed, 1 failed, 1 skipped$/,
    ],
  ],
  [
    'a step that could not be run says what to install',
    { notRun: 'apt-get install nginx' },
    [/NOT RUN unit: apt-get install nginx/, /^\s*step .*\nunit +not run +0 s\n/],
  ],
])('%s, and the exit code is 1', async (_, result, texts) => {
  const results = await newResults();
  results.record('unit', { ...sound, ...result }, performance.now());
  printed = [];
  expect(await results.print()).toBe(1);
  for (const text of texts) expect(printed.join('\n')).toMatch(text);
});
