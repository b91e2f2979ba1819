import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { wholeNumber } from '@talent/node/terminal/whole-number';
import { askBoth } from './exchange.ts';
import { streams } from './streams.ts';
import { createTwoServers } from './two-servers.ts';

/** `pnpm fuzz http`: compares the gateway's own HTTP parser with Node's. Exit code 1: they differ. */
const { connections, seed } = parseParameters(
  createCommand('pnpm fuzz http')
    .description("Compares the gateway's own HTTP parser with Node's: every byte of their answers.")
    .option('--connections <number>', 'connections of up to four requests', wholeNumber, 500_000)
    .option('--seed <number>', 'seed of the generated requests', wholeNumber, 16),
).opts<{ connections: number; seed: number }>();

const servers = await createTwoServers();
const totals = { connections: 0, answers: 0, refused: 0, quick: 0 };
const isAlike = fc.asyncProperty(streams, async (packets) => {
  const { subject, reference } = await askBoth(servers, packets, totals);
  return isDeepStrictEqual(subject, reference);
});
const { failed, counterexample } = await fc.check(isAlike, { seed, numRuns: connections });
console.table(totals);
if (failed) {
  console.error('The two differ after these packets:', JSON.stringify(counterexample));
  for (const side of Object.values(await askBoth(servers, counterexample?.[0] ?? [], totals)))
    console.error(JSON.stringify(side));
}
for (const error of new Set(servers.errors)) console.error(`logged: ${error}`);
process.exitCode = failed || servers.errors.length > 0 ? 1 : 0;
await servers.close();
