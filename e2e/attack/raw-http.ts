import { once } from 'node:events';
import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';

/** An answer as it came: nothing decoded, nothing followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From sending to the last byte, ms. */
  ms: number;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  agent?: Agent;
}

const shared = new Agent({ keepAlive: true, maxSockets: 64 });

/** Asks 127.0.0.1, with the path as it is written. Rejects where the connection ends before the answer. */
export function askPort(port: number, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, agent = shared } = asked;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path, method, headers };
    const outgoing = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, text, ms: performance.now() - start });
      });
    });
    // Longer than the gateway waits for the backend.
    outgoing.setTimeout(40_000, () => outgoing.destroy(new Error(`no answer to ${path}`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Writes bytes to a new connection and takes what comes until it ends or stays quiet for `quietMs`. */
export async function writeBytes(port: number, bytes: string, quietMs = 400): Promise<string> {
  const socket = await openSocket(port);
  let text = '';
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const over = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text);
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(over, quietMs);
    };
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      wait();
    });
    socket.on('error', over);
    socket.on('close', over);
    timer = setTimeout(over, 5000);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** A connection to 127.0.0.1. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Statuses of all answers in what a connection said, in their order. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** The parts of an answer that make two indistinguishable: everything but the date. */
export function looksOf({ status, headers, text }: Answer): string {
  const { date: _date, ...rest } = headers;
  return JSON.stringify([status, rest, text]);
}

/**
 * The answer to a body above the limit of 6 MB. The site answers 413 without reading the rest; a sender that is in the
 * middle of it may see the connection close instead.
 */
export async function fateOfLarge(asking: Promise<Answer>): Promise<string> {
  const status = await asking.then(
    (answer) => answer.status,
    () => 'closed',
  );
  return status === 413 || status === 'closed' ? 'refused' : String(status);
}
