import type { Composition } from '@talent/sdk/contract';
import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body as UTF-8. */
  text: string;
}

/** A new connection for each request, so that none is open when a server closes. */
const agent = new Agent({ keepAlive: false });

/** An HTTP request that changes neither the path nor the answer: no normalization, no decompression. */
export function request(
  port: number,
  path: string,
  options: RawOptions = {},
): Promise<RawResponse> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const outgoing = send({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: answer, text: answer.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The composition in a served document; empty where it has none. */
export function compositionOf({ text }: Pick<RawResponse, 'text'>) {
  const [, json = '{}'] = /id="composition-block">([^]*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json) as Composition & { override?: unknown; needs?: unknown };
}

/** Equal for indistinguishable answers: everything but the date. */
export function fingerprint({ status, headers, body }: RawResponse) {
  const { date: _date, ...rest } = headers;
  return { status, headers: rest, body: body.toString('base64') };
}
