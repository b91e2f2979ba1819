import fc from 'fast-check';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCatalog, type Catalog } from './catalog.ts';
import { startFuzzedSite, type FuzzedSite } from './fuzzed-site.ts';
import { requestsOf } from './requests.ts';
import { isMeant, runFuzz } from './run-fuzz.ts';

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
  const options = { seed: 20_261_203, requests: 400, checkEvery: 400, catalog };
  const { statuses, faults } = await runFuzz(site, options);
  const logged = site.lines.filter((line) => line.includes('backend request failed'));
  expect(faults, [...faults, ...logged].join('\n')).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(400);
  // Not all of them are refused.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(['rest 200', 'rpc 200', 'auth 200']));
}, 120_000);

test('every table, view and function of the database, every function of the project and address of the gateway is asked', () => {
  const targets = fc
    .sample(requestsOf(catalog), { seed: 1, numRuns: 10_000 })
    .map(({ target }) => target.split('?')[0] ?? '');
  const asked = (path: string) => expect(targets).toContain(path);
  for (const { name } of catalog.relations) asked(`/rest/v1/${name}`);
  for (const { name } of catalog.functions) asked(`/rest/v1/rpc/${name}`);
  const functions = join(REPOSITORY_ROOT, 'supabase/functions');
  for (const name of readdirSync(functions)) {
    if (existsSync(join(functions, name, 'handler.ts'))) asked(`/functions/v1/${name}`);
  }
  for (const path of ['errors', 'guard', 'override', 'override/end', 'recompose', 'compose'])
    asked(`/_${path}`);
  for (const path of ['channel', 'channel/next', 'platform/symbols']) asked(`/_${path}`);
});

test('a failure of the server is unknown unless it is listed', () => {
  expect(isMeant({ status: 504, text: '{"code":"57014"}' })).toBe(true);
  expect(isMeant({ status: 500, text: '{"code":"57014"}' })).toBe(false);
  expect(isMeant({ status: 504, text: 'x' })).toBe(false);
});
