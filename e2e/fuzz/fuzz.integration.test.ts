import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCatalog, type Catalog } from './catalog.ts';
import { describeResult } from './describe-result.ts';
import { startFuzzedSite, type FuzzedSite } from './fuzzed-site.ts';
import { namedFailure } from './named-failures.ts';
import { makeRequest } from './requests/make-request.ts';
import { runFuzz } from './run-fuzz.ts';

const SEED = 20_261_122;

/** Folders of functions. */
const mounted = readdirSync(join(REPOSITORY_ROOT, 'supabase/functions'), { recursive: true })
  .map(String)
  .filter((path) => /^[\w-]+\/handler\.ts$/.test(path))
  .map((path) => path.split('/')[0]);

let site: FuzzedSite;
let catalog: Catalog;
beforeAll(async () => {
  // Refusals are printed by the backend.
  vi.spyOn(console, 'error').mockReturnValue();
  site = await startFuzzedSite('shared');
  catalog = await readCatalog(site.database);
});
afterAll(() => site.close());

test('400 random requests cause no unknown failure, and afterwards everything works', async () => {
  const result = await runFuzz(site, { seed: SEED, requests: 400, checkEvery: 400, catalog });
  const logged = site.lines.filter((line) => line.includes('backend request failed'));
  const report = [describeResult(result, SEED), ...logged].join('\n');
  expect(result.failures, report).toEqual([]);
  expect(result.problems, report).toEqual([]);
  const sent = [...result.statuses.values()].flatMap((counts) => [...counts.values()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(400);
  expect([...result.statuses.keys()].toSorted()).toEqual([
    'auth',
    'functions',
    'gateway',
    'rest',
    'rpc',
    'storage',
  ]);
}, 120_000);

test('a request is the same in every run of its seed', () => {
  const numbers = Array.from({ length: 300 }, (_, index) => index);
  const first = numbers.map((index) => makeRequest(SEED, index, catalog));
  expect(numbers.map((index) => makeRequest(SEED, index, catalog))).toEqual(first);
  expect(new Set(first.map(({ target }) => target)).size).toBeGreaterThan(250);
});

test('requests every table, every view and every function of the database', () => {
  const targets = Array.from(
    { length: 10_000 },
    (_, index) => makeRequest(1, index, catalog).target,
  );
  const relations = targets.map((target) => /^\/rest\/v1\/(\w+)/.exec(target)?.[1]);
  expect(relations).toEqual(expect.arrayContaining(catalog.relations.map(({ name }) => name)));
  const functions = targets.map((target) => /^\/rest\/v1\/rpc\/(\w+)/.exec(target)?.[1]);
  expect(functions).toEqual(expect.arrayContaining(catalog.functions.map(({ name }) => name)));
});

test('requests every function of the project, and the addresses of the gateway that take a body', () => {
  const targets = Array.from(
    { length: 10_000 },
    (_, index) => makeRequest(1, index, catalog).target,
  );
  const functions = targets.map((target) => /^\/functions\/v1\/([\w-]+)/.exec(target)?.[1]);
  expect(functions).toEqual(expect.arrayContaining(mounted));
  const own = targets.map((target) => target.split('?')[0]);
  expect(own).toEqual(
    expect.arrayContaining([
      '/_errors',
      '/_guard',
      '/_override',
      '/_override/end',
      '/_recompose',
      '/_compose',
      '/_channel',
      '/_channel/next',
      '/_platform/symbols',
    ]),
  );
});

test('a failure of the server has no name unless it is listed', () => {
  const request = { ...makeRequest(1, 0, catalog), interface: 'rest' } as const;
  const answer = { ms: 1, text: '{"code":"57014"}' };
  expect(namedFailure(request, { ...answer, status: 504 })?.reason).toContain(
    'longer than its role may',
  );
  expect(namedFailure(request, { ...answer, status: 500 })).toBeNull();
  expect(namedFailure(request, { ...answer, status: 504, text: 'x' })).toBeNull();
});
