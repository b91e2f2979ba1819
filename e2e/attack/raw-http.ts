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

/** A connection to 127.0.0.1. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** The parts of an answer that make two indistinguishable: everything but the date. */
export function looksOf({ status, headers, text }: Answer): string {
  const { date: _date, ...rest } = headers;
  return JSON.stringify([status, rest, text]);
}

/** A form with a PDF as browsers send it, and as JSON is asked back. */
export interface Multipart {
  headers: Record<string, string>;
  body: Uint8Array;
}

/** @param name of the file in the field `cv` */
export async function multipart(
  fields: Readonly<Record<string, unknown>>,
  file: Uint8Array,
  name: string,
): Promise<Multipart> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set('cv', new File([Buffer.from(file)], name, { type: 'application/pdf' }));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return {
    headers: { 'Content-Type': type, Accept: 'application/json' },
    body: new Uint8Array(await sent.arrayBuffer()),
  };
}
