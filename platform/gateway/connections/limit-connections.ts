import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { CONNECTION_LIMITS, WIDE_NETWORK_FACTOR } from '../limits/limit-numbers.ts';
import { networkOf } from '../http/client.ts';

export interface LimitedConnections {
  /** Number of our own proxies in front of the server; default 0. With one, every connection comes from it. */
  proxies?: number;
  /** Open connections; default: by the files that this process may open. */
  most?: { ofAddress: number; ofAll: number };
}

interface Connection {
  socket: Socket;
  forget: () => void;
}

/**
 * Limits open connections, so that no stranger takes the descriptors that the process needs for files and for the backend. A
 * connection over the limit of its address is closed at once. Where all are taken, the address with the most gives one
 * up for an address with fewer: an idle one, or else the oldest.
 */
export function limitConnections(
  server: Server,
  { proxies = 0, most = mostConnections() }: LimitedConnections,
): void {
  const { ofAddress, ofAll } = most;
  /** By address, the oldest first. */
  const open = new Map<string, Set<Connection>>();
  const wideCounts = new Map<string, number>();
  const answering = new WeakSet<Socket>();
  let all = 0;

  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });

  function idleOf(connections: Iterable<Connection>): Connection | null {
    for (const each of connections) {
      const { socket } = each;
      if (!answering.has(socket) && socket.writableLength === 0 && !socket.isPaused()) return each;
    }
    return null;
  }

  /** The connection that gives way to a new one of `address`; null: none has to. */
  function leastOf(address: string): Connection | null {
    const own = open.get(address)?.size ?? 0;
    let largest = new Set<Connection>();
    for (const each of open.values()) if (each.size > largest.size) largest = each;
    const [oldest = null] = largest.size > own + 1 ? largest : [];
    return idleOf(largest) ?? oldest ?? idleOf([...open.values()].flatMap((each) => [...each]));
  }

  function keep(socket: Socket, address: string, wide: string | null): void {
    const connections = open.get(address) ?? new Set();
    open.set(address, connections);
    const count = (by: 1 | -1): void => {
      all += by;
      if (wide === null) return;
      const counted = (wideCounts.get(wide) ?? 0) + by;
      if (counted > 0) wideCounts.set(wide, counted);
      else wideCounts.delete(wide);
    };
    const connection = {
      socket,
      forget() {
        if (!connections.delete(connection)) return;
        if (connections.size === 0) open.delete(address);
        count(-1);
      },
    };
    connections.add(connection);
    count(1);
    socket.once('close', connection.forget);
  }

  // Before the listener that reads the connection.
  server.prependListener('connection', (socket: Socket) => {
    const { address, wide, isLocal } = networkOf(socket.remoteAddress ?? 'unknown');
    const isExempt = proxies > 0 || address === '127.0.0.1' || (isLocal && wide !== null);
    const isOver =
      (open.get(address)?.size ?? 0) >= ofAddress ||
      (wide !== null && (wideCounts.get(wide) ?? 0) >= ofAddress * WIDE_NETWORK_FACTOR);
    if (isOver && !isExempt) return void socket.destroy();
    if (all >= ofAll) {
      const least = leastOf(address);
      if (least === null) return void socket.destroy();
      least.forget();
      least.socket.destroy();
    }
    keep(socket, address, wide);
  });
}

/** The limits of a process that may open as many files as this one. */
function mostConnections(): { ofAddress: number; ofAll: number } {
  const { ofAddress, ofAll, shareOfFiles } = CONNECTION_LIMITS;
  const all = Math.min(ofAll, Math.floor(openFiles() * shareOfFiles));
  return { ofAddress: Math.min(ofAddress, Math.floor(all / 4)), ofAll: all };
}

/** How many files the process may open; infinite where the system has no such limit. */
function openFiles(): number {
  // Otherwise the report looks up the names of open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: unknown } };
  };
  return Number(userLimits?.open_files?.soft) || Infinity;
}
