import { setImmediate } from 'node:timers/promises';
import type { WatchedServer, TwoServers } from './two-servers.ts';
import { Duplex } from 'node:stream';

/** The state of a connection as the client sees it. */
export interface Seen {
  /** All received bytes, with every `Date` replaced. */
  text: string;
  hasEnded: boolean;
  isDestroyed: boolean;
  /** Current idle timeout, ms; null before the first answer and after the end. */
  timeout: number | null;
}

/** The result of a case on one server. */
interface Exchanged {
  /** After each packet, and after the client has closed its side. */
  seen: Seen[];
  /** Requests that Node's parser read. */
  parsed: number;
}

/** Rounds of the event loop without output after which a server is waiting for the client. */
const QUIET_ROUNDS = 3;
/** An answer that takes longer counts as missing. */
const MOST_MS = 60_000;

/** Sends a case on its own connection, and records the state after each packet. */
export async function exchange(
  watched: WatchedServer,
  packets: readonly string[],
): Promise<Exchanged> {
  const socket = new FuzzSocket();
  watched.server.emit('connection', socket);
  const seen: Seen[] = [];
  for (const packet of packets) {
    // Like a network: packets after the end are lost.
    if (socket.destroyed || socket.readableEnded) break;
    socket.push(Buffer.from(packet, 'latin1'));
    await settle(watched, socket);
    seen.push(seenOf(socket));
  }
  if (!socket.destroyed) {
    socket.push(null);
    await settle(watched, socket);
  }
  seen.push(seenOf(socket));
  socket.destroy();
  return { seen, parsed: watched.parsed(socket) };
}

async function settle(watched: WatchedServer, socket: FuzzSocket): Promise<void> {
  let quiet = 0;
  let answered = socket.sent.length;
  const latest = performance.now() + MOST_MS;
  while (quiet < QUIET_ROUNDS) {
    if (performance.now() > latest) throw new Error('The server neither answers nor waits.');
    await setImmediate();
    const isBusy = !socket.destroyed && (watched.isBusy(socket) || socket.isPaused());
    quiet = isBusy || socket.sent.length > answered ? 0 : quiet + 1;
    answered = socket.sent.length;
  }
}

function seenOf(socket: FuzzSocket): Seen {
  const text = Buffer.concat(socket.sent).toString('latin1');
  const isOver = socket.hasEnded || socket.destroyed;
  return {
    text: withoutDates(text),
    hasEnded: isOver,
    isDestroyed: socket.destroyed,
    timeout: isOver || text === '' ? null : socket.timeout,
  };
}

function withoutDates(text: string): string {
  return text.replaceAll(/^Date: [^\r\n]*\r$/gm, 'Date: now\r');
}

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

/** The server's end of a simulated connection, which records what the server does. */
export class FuzzSocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  sent: Buffer[] = [];
  hasEnded = false;
  /** Milliseconds of silence after which the server closes the connection; 0: never. */
  timeout = 0;

  constructor() {
    super({ allowHalfOpen: true });
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.sent.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.hasEnded = true;
    done();
  }

  setTimeout(ms: number): this {
    this.timeout = ms;
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  /** Like `net.Socket`: sends written bytes first. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }
}
