import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Time for the rest of the bytes to arrive, ms. */
const LINGER_MS = 1000;

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers bytes that Node cannot read as a request. Node would close at once: bytes that are still on their way then reset the
 * connection, and the client never sees why. So they are read and dropped, for a second at most.
 */
export function answerMalformed(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }, outgoing) => answers.set(socket, outgoing));
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Node reports the bytes that follow as well.
    if (refused.has(socket)) return;
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const text = `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`;
    const before = answers.get(socket);
    if (before?.writableFinished === false) {
      // A refusal must not stand inside another answer.
      if (!before.headersSent) socket.write(text);
      return void socket.destroy();
    }
    refused.add(socket);
    socket.end(text);
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  });
}
