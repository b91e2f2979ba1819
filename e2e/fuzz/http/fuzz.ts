import { isDeepStrictEqual } from 'node:util';
import { caseOf, cutCases, type FuzzCase } from './cases.ts';
import { exchange, type Exchanged, type Seen } from './exchange.ts';
import { exchangeOverTcp, listen, type ListeningServer } from './over-tcp.ts';
import { createTwoServers } from './two-servers.ts';

/** Totals of the cases of one kind, before the first. */
export const NO_COUNTS = {
  connections: 0,
  requests: 0,
  /** Answers of Node's parser alone: all, and refusals. */
  answers: 0,
  refused: 0,
  /** Requests answered without Node's parser. */
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
  kinds: Map<string, typeof NO_COUNTS>;
  differences: Difference[];
  /** Errors that the gateway has logged; none are expected. */
  errors: readonly string[];
}

export interface FuzzOptions {
  requests: number;
  /** Number of them over TCP connections; the others need no network. */
  overTcp: number;
  seed: number;
  onProgress?: (requests: number) => void;
}

const BATCH = 64;
/** Time that passes for kept answers with each batch, ms. They expire after a second. */
const BATCH_MS = 20;
const MOST_DIFFERENCES = 20;

type Numbered = FuzzCase & { index: number | null };
type Ask = (server: ListeningServer, each: FuzzCase) => Promise<Exchanged>;

/** Sends generated requests to both servers and compares every byte of their answers. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { requests, overTcp, seed, onProgress } = options;
  const servers = await createTwoServers();
  const reference = await listen(servers.reference);
  const subject = await listen(servers.subject);
  const report: FuzzReport = { kinds: new Map(), differences: [], errors: servers.errors };
  let done = 0;
  for (const batch of batches(seed)) {
    if (done >= requests) break;
    servers.pass(BATCH_MS);
    const isOverTcp = done < overTcp;
    const compareOne = async (each: Numbered): Promise<void> => {
      const ask: Ask = isOverTcp ? exchangeOverTcp : exchange;
      const kind = isOverTcp ? 'any of these over TCP' : each.kind;
      const asked = await ask(reference, each);
      compare({ ...each, kind }, { reference: asked, subject: await ask(subject, each) }, report);
    };
    await Promise.all(batch.map(compareOne));
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
      ...caseOf(seed, index + at),
      index: index + at,
    }));
  }
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

/** Node writes "100 Continue" at once, into a pipelined answer that is being written: where it stands is chance. */
function atTheEnd(seen: Seen): Seen {
  const parts = seen.text.split(CONTINUE);
  return { ...seen, text: parts.join('') + CONTINUE.repeat(parts.length - 1) };
}

function compare(
  { index, kind, requests, packets }: Numbered,
  { reference, subject }: { reference: Exchanged; subject: Exchanged },
  { kinds, differences }: FuzzReport,
): void {
  const counts = kinds.get(kind) ?? { ...NO_COUNTS };
  kinds.set(kind, counts);
  counts.connections += 1;
  counts.requests += requests;
  const statuses = reference.seen.at(-1)?.text.match(/^HTTP\/1\.1 \d\d\d/gm) ?? [];
  counts.answers += statuses.length;
  counts.refused += statuses.filter((status) => /4(00|08|13|14|17|31)$/.test(status)).length;
  counts.quick += reference.parsed - subject.parsed;
  if (isDeepStrictEqual(reference.seen.map(atTheEnd), subject.seen.map(atTheEnd))) return;
  counts.differences += 1;
  if (differences.length >= MOST_DIFFERENCES) return;
  const sent = packets.map((packet) => packet.toString('latin1'));
  const seen = { reference: reference.seen, subject: subject.seen };
  differences.push({ index, kind, packets: sent, ...seen });
}
