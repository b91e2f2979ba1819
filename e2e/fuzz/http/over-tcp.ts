import { once } from 'node:events';
import { connect, Socket, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FuzzCase } from './cases.ts';
import { MOST_MS, QUIET_ROUNDS, withoutDates, type Exchanged, type Seen } from './exchange.ts';
import type { WatchedServer } from './two-servers.ts';

export type ListeningServer = Awaited<ReturnType<typeof listen>>;

/** A watched server on a local port. */
export async function listen(watched: WatchedServer) {
  const { server } = watched;
  const sockets = new Map<number | undefined, Socket>();
  const waiting = new Map<number | undefined, (socket: Socket) => void>();
  server.prependListener('connection', (socket: Socket) => {
    if (!(socket instanceof Socket)) return;
    keepParserOff(socket);
    const { remotePort } = socket;
    waiting.get(remotePort)?.(socket);
    if (!waiting.delete(remotePort)) sockets.set(remotePort, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...watched,
    port: (server.address() as AddressInfo).port,
    /** The server's end of the connection from a client port. */
    async accepted(port: number): Promise<Socket> {
      const socket = sockets.get(port);
      sockets.delete(port);
      return socket ?? new Promise((resolve) => waiting.set(port, resolve));
    },
  };
}

/**
 * Makes the socket read, as after a handover. When Node's parser reads by itself, promises run in the middle of a packet.
 * Their number then decides whether a request is answered before another one in the same packet is refused, so that even
 * Node alone answers the same bytes in two ways and the servers cannot be compared.
 */
function keepParserOff(socket: Socket): void {
  Object.assign((socket as Socket & { _handle: object })._handle, { _consumed: true });
}

/** Sends a case over a real connection: see `exchange`. */
export async function exchangeOverTcp(
  server: ListeningServer,
  { packets }: FuzzCase,
): Promise<Exchanged> {
  const client = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  const received: Buffer[] = [];
  const state = { bytes: 0, hasEnded: false };
  client.on('data', (bytes: Buffer) => {
    received.push(bytes);
    state.bytes += bytes.byteLength;
  });
  client.on('end', () => (state.hasEnded = true));
  // A server that closes immediately resets the connection: only the end counts.
  client.on('error', () => (state.hasEnded = true));
  await once(client, 'connect');
  client.setNoDelay();
  const socket = await server.accepted(client.localPort ?? 0);

  async function settle(sent: number): Promise<void> {
    const latest = performance.now() + MOST_MS;
    for (let quiet = 0; quiet < QUIET_ROUNDS;) {
      if (performance.now() > latest) throw new Error('The server neither answers nor waits.');
      await setImmediate();
      const isOver = socket.destroyed || socket.writableFinished;
      const hasRead = isOver || socket.bytesRead === sent;
      const hasAll = isOver ? state.hasEnded : state.bytes === socket.bytesWritten;
      const isBusy = !isOver && (server.isBusy(socket) || socket.isPaused());
      quiet = hasRead && hasAll && !isBusy ? quiet + 1 : 0;
    }
  }

  function seen(): Seen {
    const text = Buffer.concat(received).toString('latin1');
    const { hasEnded } = state;
    const timeout = hasEnded || text === '' ? null : (socket.timeout ?? 0);
    return { text: withoutDates(text), hasEnded, isDestroyed: socket.destroyed, timeout };
  }

  const all: Seen[] = [];
  let sent = 0;
  for (const packet of packets) {
    if (state.hasEnded) break;
    client.write(packet);
    sent += packet.byteLength;
    await settle(sent);
    all.push(seen());
  }
  if (!state.hasEnded) {
    client.end();
    while (!state.hasEnded) await setImmediate();
  }
  all.push({ ...seen(), isDestroyed: true });
  client.destroy();
  return { seen: all, parsed: server.parsed(socket) };
}
