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
  print: () => number;
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

test('steps that passed are one table, and the exit code is 0', async () => {
  const results = await newResults();
  results.record('unit', sound, performance.now() - 61_000);
  results.record('lint', { ...sound, passed: 1 }, performance.now());
  printed = [];
  expect(results.print()).toBe(0);
  expect(printed.join('\n').trim().split('\n')).toEqual([
    'step  passed  failed  skipped       time',
    'unit      12       0        0  1 min 1 s',
    'lint       1       0        0        0 s',
    '',
    '13 passed, 0 failed, 0 skipped',
  ]);
});

test('a failed test is named under the table, a skipped one as well, and the exit code is 1', async () => {
  const results = await newResults();
  const failures = ['a.test.ts › adds\nexpected 2'];
  results.record('unit', { ...sound, failed: 1, skipped: 1, failures, left: ['b.test.ts'] }, 0);
  printed = [];
  expect(results.print()).toBe(1);
  const text = printed.join('\n');
  expect(text).toContain('SKIPPED b.test.ts');
  expect(text).toContain('FAILED a.test.ts › adds\nexpected 2');
  expect(text.trim().split('\n').at(-1)).toBe('12 passed, 1 failed, 1 skipped');
});

test('the slowest files of a step are named below the table', async () => {
  const results = await newResults();
  const slowest = [
    { file: 'a.test.ts', seconds: 90 },
    { file: 'b.test.ts', seconds: 61 },
  ];
  results.record('unit', { ...sound, slowest }, 0);
  printed = [];
  expect(results.print()).toBe(0);
  expect(printed).toContain('\nslowest of unit: a.test.ts 90 s, b.test.ts 61 s');
});

test('a step that could not be run says what to install, and the exit code is 1', async () => {
  const results = await newResults();
  const notRun = 'apt-get install nginx';
  results.record('deploy', { ...sound, passed: 0, notRun }, performance.now());
  printed = [];
  expect(results.print()).toBe(1);
  expect(printed.join('\n')).toMatch(/^\s*step .*\ndeploy +not run +0 s\n/);
  expect(printed.join('\n')).toContain('NOT RUN deploy: apt-get install nginx');
});
