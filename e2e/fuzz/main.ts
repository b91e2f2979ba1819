import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { readCatalog } from './catalog.ts';
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
const site = await startFuzzedSite('process');
try {
  const { statuses, faults } = await runFuzz(site, {
    seed,
    catalog: await readCatalog(site.database),
    requests,
    from,
    onProgress: (done) => console.log(`${done} requests sent`),
  });
  console.table([...statuses].toSorted());
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await site.close();
}
