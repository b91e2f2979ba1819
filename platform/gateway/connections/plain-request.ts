import { maxHeaderSize } from 'node:http';
import type { Asked } from './kept-answers.ts';

/** A complete request in printable ASCII, with nothing behind it. Node's parser handles everything else. */
const PLAIN =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[A-Za-z][A-Za-z\d-]*: ?[!-~](?:[ -~]*[!-~])?\r\n)+)\r\n$/;

/** A quarter of what Node's parser accepts, and twice what browsers send. */
const MOST_BYTES = Math.min(4096, maxHeaderSize / 4);

/** Headers that announce a body, another protocol, or a change of the connection. */
const SPECIAL_HEADERS = [
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'proxy-connection',
  'http2-settings',
] as const;

/**
 * Parses the bytes of a connection if they are exactly one simple GET request: no body, no second request, no repeated or folded header,
 * and the connection stays open. Null only means that Node's parser has to read them; it decides what is an error.
 */
export function readPlainRequest(bytes: Buffer): Asked | null {
  if (bytes.byteLength > MOST_BYTES) return null;
  const match = PLAIN.exec(bytes.toString('latin1'));
  if (!match) return null;
  const [, url = '', lines = ''] = match;
  const headers: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    if (line === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (Object.hasOwn(headers, name)) return null;
    headers[name] = line.slice(colon + 1).trim();
  }
  if (headers['host'] === undefined || SPECIAL_HEADERS.some((name) => headers[name] !== undefined))
    return null;
  const { connection = 'keep-alive' } = headers;
  return connection.toLowerCase() === 'keep-alive' ? { method: 'GET', url, headers } : null;
}
