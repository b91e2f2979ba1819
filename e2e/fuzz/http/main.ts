import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { wholeNumber } from '@talent/node/terminal/whole-number';
import { fuzz, NO_COUNTS, type Difference, type FuzzReport } from './fuzz.ts';

/** `pnpm fuzz http`: compares the gateway's own HTTP parser with Node's. Exit code 1: they differ. */
const { requests, tcp, seed } = parseParameters(
  createCommand('pnpm fuzz http')
    .description("Compares the gateway's own HTTP parser with Node's: every byte of their answers.")
    .option('--requests <number>', 'requests to send at least', wholeNumber, 1_000_000)
    .option('--tcp <number>', 'how many of them over TCP connections', wholeNumber, 20_000)
    .option('--seed <number>', 'seed of the generated requests', wholeNumber, 16),
).opts<{ requests: number; tcp: number; seed: number }>();

const EVERY = 100_000;
const started = performance.now();
let next = EVERY;
const report = await fuzz({
  requests,
  overTcp: tcp,
  seed,
  onProgress(done) {
    if (done < next) return;
    next += EVERY;
    console.log(`${done} requests in ${Math.round((performance.now() - started) / 1000)} s`);
  },
});
print(report);
process.exitCode = report.differences.length > 0 || report.errors.length > 0 ? 1 : 0;

function print({ kinds, differences, errors }: FuzzReport): void {
  const rows = [...kinds].map(([kind, counts]) => ({ oddity: kind, ...counts }));
  const total = { oddity: 'all', ...NO_COUNTS };
  for (const name of Object.keys(NO_COUNTS)) {
    const key = name as keyof typeof NO_COUNTS;
    total[key] = rows.reduce((sum, row) => sum + row[key], 0);
  }
  console.table([...rows.toSorted((a, b) => b.requests - a.requests), total]);
  for (const difference of differences) show(difference);
  for (const error of new Set(errors)) console.log(`logged: ${error}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `seed ${seed}: ${total.requests} requests on ${total.connections} connections in ${seconds} s, ` +
      `${total.differences} differences, ${errors.length} errors logged`,
  );
}

function show({ index, kind, packets, reference, subject }: Difference): void {
  const at = reference.findIndex((seen, step) => {
    return JSON.stringify(seen) !== JSON.stringify(subject[step]);
  });
  console.log(`\nDIFFERENCE in case ${index} (${kind}) after packet ${at + 1}:`);
  for (const packet of packets) console.log(`  sent      ${cut(packet)}`);
  console.log(`  reference ${cut(reference[at])}\n  subject   ${cut(subject[at])}`);
}

function cut(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 700 ? `${text.slice(0, 350)} … ${text.slice(-350)}` : text;
}
