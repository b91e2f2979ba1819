import { createServer, type AddressInfo } from 'node:net';

const COMMAND = 'zINSTREAM\0';

/** A daemon that speaks clamd's INSTREAM and answers what a test wants, on a Unix socket or on a free port of this machine. */
export async function startFakeClamd(answerTo: (file: Buffer) => string, path?: string) {
  const files: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const file = fileOf(received);
      if (file === null) return;
      files.push(file);
      socket.end(`${answerTo(file)}\0`);
    });
  });
  await new Promise<void>((resolve) => {
    if (path === undefined) server.listen(0, '127.0.0.1', resolve);
    else server.listen(path, resolve);
  });
  return {
    /** As `CLAMAV_SOCKET` names it. */
    socket: path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every file that was sent whole. */
    files,
    stop: (): Promise<void> => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** The file of a whole command: parts with their length before them, the last one empty. Null: more is to come. */
function fileOf(received: Buffer): Buffer | null {
  if (received.length < COMMAND.length) return null;
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('No INSTREAM.');
  const parts: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
