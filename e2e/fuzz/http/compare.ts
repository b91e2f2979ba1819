import { exchange, type Seen } from './exchange.ts';
import type { TwoServers } from './two-servers.ts';

/** Time that passes for kept answers with each connection, ms. They expire after a second. */
const CONNECTION_MS = 0.3;

/** Totals over all connections. */
export interface Totals {
  connections: number;
  /** Answers of Node's parser alone: all, and refusals. */
  answers: number;
  refused: number;
  /** Requests answered without Node's parser. */
  quick: number;
}

/** Sends packets to both servers. @returns what each of them showed, for an expectation that they are the same */
export async function askBoth(
  servers: TwoServers,
  packets: readonly string[],
  totals: Totals,
): Promise<{ subject: Seen[]; reference: Seen[] }> {
  servers.pass(CONNECTION_MS);
  const reference = await exchange(servers.reference, packets);
  const subject = await exchange(servers.subject, packets);
  const statuses = reference.seen.at(-1)?.text.match(/^HTTP\/1\.1 \d\d\d/gm) ?? [];
  totals.connections += 1;
  totals.answers += statuses.length;
  totals.refused += statuses.filter((status) => /4(00|08|13|14|17|31)$/.test(status)).length;
  totals.quick += reference.parsed - subject.parsed;
  return { subject: subject.seen.map(atTheEnd), reference: reference.seen.map(atTheEnd) };
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

/** Node writes "100 Continue" at once, into a pipelined answer that is being written: where it stands is chance. */
function atTheEnd(seen: Seen): Seen {
  const parts = seen.text.split(CONTINUE);
  return { ...seen, text: parts.join('') + CONTINUE.repeat(parts.length - 1) };
}
