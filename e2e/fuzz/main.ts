import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { readCatalog } from './catalog.ts';
import { describeResult } from './describe-result.ts';
import { startFuzzedSite } from './fuzzed-site.ts';
import { runFuzz } from './run-fuzz.ts';

const { requests, seed, from } = parseParameters(
  createCommand('pnpm fuzz backend')
    .description(
      'Sends random requests to the whole backend behind the gateway. Exit code 1: a request failed in a way that is not ' +
        'among the known ones, or something did not work afterwards.',
    )
    .option('--requests <number>', 'how many requests', Number, 10_000)
    .option('--seed <number>', 'the requests follow from it', Number, 1)
    .option('--from <number>', 'number of the first request to send', Number, 0),
).opts<{ requests: number; seed: number; from: number }>();
const begun = performance.now();
const site = await startFuzzedSite('process');
try {
  const catalog = await readCatalog(site.database);
  const { relations, functions } = catalog;
  const columns = relations.reduce((sum, relation) => sum + relation.columns.length, 0);
  console.log(
    `Seed ${seed}, ${requests} requests: ${relations.length} tables and views with ${columns} columns, ` +
      `${functions.length} functions of the database.`,
  );
  const result = await runFuzz(site, {
    seed,
    catalog,
    requests,
    from,
    onProgress: (done) => console.log(`${done} requests sent`),
  });
  console.log(`\n${describeResult(result, seed)}`);
  console.log(`\n${Math.round((performance.now() - begun) / 1000)} s`);
  if (result.failures.length > 0 || result.problems.length > 0) process.exitCode = 1;
} finally {
  await site.close();
}
