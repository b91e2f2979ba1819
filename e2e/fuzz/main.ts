/**
 * `pnpm fuzz-backend [--requests 10000] [--seed 1] [--from 0]`: random requests for the whole backend behind the gateway. Exit
 * code 1: one of them had a failure that nobody meant, or something did not work afterwards.
 */
import { parseArgs } from 'node:util';
import { readCatalog } from './catalog.ts';
import { describeResult } from './describe-result.ts';
import { startFuzzedSite } from './fuzzed-site.ts';
import { runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const seed = Number(values.seed);
const begun = performance.now();
const site = await startFuzzedSite('process');
try {
  const catalog = await readCatalog(site.database);
  const { relations, functions } = catalog;
  const columns = relations.reduce((sum, relation) => sum + relation.columns.length, 0);
  console.log(
    `Seed ${seed}, ${values.requests} requests: ${relations.length} tables and views with ${columns} columns, ` +
      `${functions.length} functions of the database.`,
  );
  const result = await runFuzz(site, {
    ...{ seed, catalog, requests: Number(values.requests), from: Number(values.from) },
    onProgress: (done) => console.log(`${done} requests sent`),
  });
  console.log(`\n${describeResult(result, seed)}`);
  console.log(`\n${Math.round((performance.now() - begun) / 1000)} s`);
  if (result.failures.length > 0 || result.problems.length > 0) process.exitCode = 1;
} finally {
  await site.close();
}
