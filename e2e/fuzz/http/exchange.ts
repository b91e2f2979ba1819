import { setImmediate } from 'node:timers/promises';
import { FuzzSocket } from './fuzz-socket.ts';
import type { WatchedServer } from './two-servers.ts';

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
