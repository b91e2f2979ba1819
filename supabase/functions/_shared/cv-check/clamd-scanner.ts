import { connect, type NetConnectOpts } from 'node:net';
import type { FileScanner, ScanVerdict } from '../context.ts';

/** The scanner gave no verdict. `message` names no file. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError';
  readonly code = 'NOT_SCANNED';
}

const PATIENCE_MS = 20_000;

const CHUNK = 64 * 1024;

/**
 * A scanner that asks clamd, ClamAV's daemon, by its INSTREAM command.
 * @param socket path of its Unix socket, or `host:port`; without it nothing is scanned.
 * @throws RangeError for anything else.
 */
export function createClamdScanner(
  socket: string | undefined,
  patienceMs = PATIENCE_MS,
): FileScanner | null {
  if (socket === undefined || socket === '') return null;
  const target = readSocket(socket);
  return async (bytes) => verdictOf(await ask(target, bytes, patienceMs));
}

function readSocket(socket: string): NetConnectOpts {
  if (socket.startsWith('/')) return { path: socket };
  const [, host, port] = /^(?:tcp:\/\/)?([^:/\s]+|\[[0-9a-f:]+\]):(\d{1,5})$/i.exec(socket) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) {
    throw new RangeError('CLAMAV_SOCKET must be the path of a socket, or host:port.');
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** The answer's one line: `stream: OK`, `stream: <signature> FOUND`, or an error. */
function ask(target: NetConnectOpts, bytes: Uint8Array, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(target);
    const fail = (message: string) => {
      socket.destroy();
      reject(new ScannerError(message));
    };
    let answer = '';
    socket.setTimeout(patienceMs, () => fail('The virus scanner does not answer.'));
    socket.on('error', (error) => fail(`The virus scanner cannot be reached: ${error.message}`));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\0');
      if (end >= 0) {
        socket.end();
        resolve(answer.slice(0, end));
      } else if (answer.length > 1000) {
        fail('The virus scanner answers something unknown.');
      }
    });
    socket.on('close', () => fail('The virus scanner closed the connection.'));
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.byteLength; at += CHUNK) {
        const part = bytes.subarray(at, at + CHUNK);
        socket.write(lengthOf(part.byteLength));
        socket.write(part);
      }
      socket.write(lengthOf(0));
    });
  });
}

/** Four bytes, big-endian. */
function lengthOf(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length);
  return bytes;
}

function verdictOf(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { status: 'clean' };
  const signature = /^stream: ([\w.:()-]{1,200}) FOUND$/.exec(answer)?.[1];
  if (signature === undefined) throw new ScannerError('The virus scanner could not read a file.');
  return { status: 'infected', signature };
}
