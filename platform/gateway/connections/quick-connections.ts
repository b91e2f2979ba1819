import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { KeptAnswers } from './kept-answers.ts';
import { readPlainRequest } from './plain-request.ts';

/** Node's answer to a new connection that was silent for `headersTimeout`. */
const TOO_LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

export type QuickConnections = ReturnType<typeof answerQuickly>;

/**
 * Writes kept answers to plain requests directly on the connection, because Node's parser and the objects that it creates
 * for each request cost three times as much. The first request that is not plain or has no kept answer hands the connection
 * to the HTTP server for good, with every byte of that request.
 * @param onAnswer called with the bytes of each answer, which the HTTP server does not see
 */
export function answerQuickly(
  server: Server,
  answers: KeptAnswers,
  onAnswer: (bytes: number) => void = () => {},
) {
  const [parse] = server.listeners('connection');
  if (!parse) throw new Error('An HTTP server listens to its connections.');
  server.removeAllListeners('connection');
  const open = new Set<Socket>();
  let isClosing = false;
  /** Handed-over connections with an incomplete request head: the keep-alive timeout applies until it is complete. */
  const begun = new WeakSet<Socket>();
  server.prependListener('request', ({ socket }: IncomingMessage) => {
    if (begun.delete(socket)) socket.setTimeout(server.timeout);
  });

  server.on('connection', (socket: Socket) => {
    const leave = attend(socket, (bytes) => {
      leave();
      open.delete(socket);
      Reflect.apply(parse, server, [socket]);
      socket.unshift(bytes);
    });
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  /** Serves a connection until `handOver` takes it; the returned function removes every listener. */
  function attend(socket: Socket, handOver: (bytes: Buffer) => void): () => void {
    let isNew = true;
    function write(wire: Buffer): void {
      socket.write(wire);
      onAnswer(wire.byteLength);
    }
    async function waitFor(bytes: Buffer, made: Promise<Buffer | null>): Promise<void> {
      socket.pause();
      const wire = await made.catch(() => null);
      socket.resume();
      if (socket.destroyed) return;
      if (!wire) return handOver(bytes);
      write(wire);
      if (isClosing) socket.end();
    }
    const listeners = {
      data: (bytes: Buffer) => {
        // A client that pipelines requests is handed to Node's parser, which applies back-pressure.
        const asked = socket.writableLength === 0 ? readPlainRequest(bytes) : null;
        const wire = asked && answers.wire(asked);
        if (!wire) return handOver(bytes);
        if (isNew) socket.setTimeout(server.keepAliveTimeout + server.keepAliveTimeoutBuffer);
        isNew = false;
        if (Buffer.isBuffer(wire)) write(wire);
        else void waitFor(bytes, wire);
      },
      end: () => socket.end(),
      error: () => socket.destroy(),
      timeout: () => {
        if (socket.writableLength > 0) return;
        if (isNew) socket.write(TOO_LATE);
        socket.destroy();
      },
    };
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    socket.setTimeout(server.headersTimeout);
    return () => {
      if (isNew) socket.setTimeout(server.timeout);
      else begun.add(socket);
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
    };
  }

  return {
    /** Closes idle connections now, and the others when their answer is sent. */
    close(): void {
      isClosing = true;
      for (const socket of open) {
        // A paused connection waits for its answer, and closes with it.
        if (socket.isPaused()) continue;
        if (socket.writableLength === 0) socket.destroy();
        else socket.end();
      }
    },
    destroy(): void {
      for (const socket of open) socket.destroy();
    },
  };
}
