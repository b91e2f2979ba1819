import { Agent } from 'node:http';
import { askPort } from '../attack/raw-http.ts';
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

/** A connection for each: the server closes one whose body it refused and did not get in time. */
const agent = new Agent({ keepAlive: false, maxSockets: 16 });

/** Sends bytes as they are: the target is not made a valid address first. Never rejects. */
export async function send({
  port,
  method,
  target,
  headers,
  body,
  address,
}: Sent): Promise<Answer> {
  const begun = performance.now();
  const length = body === null ? {} : { 'content-length': String(body.byteLength) };
  const sent = { ...headers, [ADDRESS_HEADER]: address, ...length };
  const given = body === null ? {} : { body };
  try {
    return await askPort(port, target, { method, headers: sent, agent, ...given });
  } catch (error) {
    return { status: 0, text: `no answer: ${String(error)}`, ms: performance.now() - begun };
  }
}
