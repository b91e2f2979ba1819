import { isDeepStrictEqual } from 'node:util';
import { caseOf, cutCases, type FuzzCase } from './cases.ts';
import { exchange, type Exchanged, type Seen } from './exchange.ts';
import { exchangeOverTcp, listen } from './over-tcp.ts';
import { seedOf } from './random.ts';
import { createTwoServers } from './two-servers.ts';

/** Totals of the cases of one kind. */
export interface KindCounts {
  connections: number;
  requests: number;
  /** Answers of Node's parser alone: all, and refusals. */
  answers: number;
  refused: number;
  /** Requests answered without Node's parser. */
  quick: number;
  differences: number;
}

export const NO_COUNTS: Readonly<KindCounts> = {
  connections: 0,
  requests: 0,
  answers: 0,
  refused: 0,
  quick: 0,
  differences: 0,
};

/** A case that the two servers answered differently. */
export interface Difference {
  /** Number of the case in the run; null for a split stream. */
  index: number | null;
  kind: string;
  packets: readonly string[];
  reference: readonly Seen[];
  subject: readonly Seen[];
}

export interface FuzzReport {
  kinds: Map<string, KindCounts>;
  /** The first differences. */
  differences: Difference[];
  /** Errors that the gateway has logged; none are expected. */
  errors: readonly string[];
}

export interface FuzzOptions {
  /** Minimum number of requests. */
  requests: number;
  /** Number of them over TCP connections; the others need no network. */
  overTcp: number;
  seed: number;
  /** Called with the number of finished requests. */
  onProgress?: (requests: number) => void;
}

/** Concurrent connections. */
const BATCH = 64;
/** Time that passes for kept answers with each batch, ms. They expire after a second. */
const BATCH_MS = 20;
const MOST_DIFFERENCES = 20;

type Numbered = FuzzCase & { index: number | null };
/** Sends a case to both servers. */
type Ask = (each: FuzzCase) => Promise<{ reference: Exchanged; subject: Exchanged }>;

/** Sends generated requests to both servers and compares every byte of their answers. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { requests, overTcp, seed, onProgress } = options;
  const servers = await createTwoServers();
  const reference = await listen(servers.reference);
  const subject = await listen(servers.subject);
  const report: FuzzReport = { kinds: new Map(), differences: [], errors: servers.errors };
  const ask: Ask = async (each) => ({
    reference: await exchange(reference, each),
    subject: await exchange(subject, each),
  });
  const askOverTcp: Ask = async (each) => ({
    reference: await exchangeOverTcp(reference, each),
    subject: await exchangeOverTcp(subject, each),
  });
  let done = 0;
  for (const batch of batches(seed)) {
    if (done >= requests) break;
    servers.pass(BATCH_MS);
    if (done < overTcp) {
      const renamed = batch.map((each) => ({ ...each, kind: 'any of these over TCP' }));
      await compareAll(askOverTcp, renamed, report);
    } else await compareAll(ask, batch, report);
    for (const each of batch) done += each.requests;
    onProgress?.(done);
  }
  await servers.close();
  return report;
}

function* batches(seed: number): Generator<Numbered[]> {
  const cut = cutCases().map((each) => ({ ...each, index: null }));
  while (cut.length > 0) yield cut.splice(0, BATCH);
  for (let index = 0; ; index += BATCH) {
    yield Array.from({ length: BATCH }, (_, at) => ({
      ...caseOf(seedOf(seed, index + at)),
      index: index + at,
    }));
  }
}

async function compareAll(ask: Ask, batch: readonly Numbered[], report: FuzzReport): Promise<void> {
  await Promise.all(
    batch.map(async (each) => {
      const { reference, subject } = await ask(each);
      const counts = countsOf(report, each.kind);
      counts.connections += 1;
      counts.requests += each.requests;
      const statuses = reference.seen.at(-1)?.text.match(/^HTTP\/1\.1 \d\d\d/gm) ?? [];
      counts.answers += statuses.length;
      counts.refused += statuses.filter((status) => /4(00|08|13|14|17|31)$/.test(status)).length;
      counts.quick += reference.parsed - subject.parsed;
      if (isDeepStrictEqual(reference.seen, subject.seen)) return;
      counts.differences += 1;
      if (report.differences.length >= MOST_DIFFERENCES) return;
      const packets = each.packets.map((packet) => packet.toString('latin1'));
      const { index, kind } = each;
      report.differences.push({
        index,
        kind,
        packets,
        reference: reference.seen,
        subject: subject.seen,
      });
    }),
  );
}

function countsOf({ kinds }: FuzzReport, kind: string): KindCounts {
  const counts = kinds.get(kind) ?? { ...NO_COUNTS };
  kinds.set(kind, counts);
  return counts;
}
