import { Agent, request as httpRequest } from 'node:http';
import { ADDRESS_HEADER } from './fuzzed-site.ts';

/** The answer; status 0: none at all. */
export interface Answer {
  status: number;
  text: string;
  ms: number;
}

export interface Sent {
  port: number;
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | null;
  /** Address that it seems to come from. */
  address: string;
}

/** Longer than the gateway waits for the backend, ms. */
const TIMEOUT_MS = 40_000;

/** A connection for each: the server closes one whose body it refused and did not get in time. */
const agent = new Agent({ keepAlive: false, maxSockets: 16 });

/** Sends bytes as they are: the target is not made a valid address first. Never rejects. */
export function send({ port, method, target, headers, body, address }: Sent): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string): void =>
      resolve({ status, text, ms: performance.now() - begun });
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path: target,
        agent,
        timeout: TIMEOUT_MS,
        headers: {
          ...headers,
          [ADDRESS_HEADER]: address,
          ...(body === null ? {} : { 'content-length': String(body.byteLength) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(response.statusCode ?? 0, Buffer.concat(parts).toString()));
        response.on('error', (error) => done(0, `answer broken: ${error.message}`));
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('error', (error) => done(0, `no answer: ${error.message}`));
    request.end(body ?? undefined);
  });
}
