import { maxHeaderSize } from 'node:http';
import type { Asked } from './kept-answers.ts';

/**
 * The whole of it: a request line, headers of letters, digits and hyphens with printable ASCII in one line each, and
 * nothing behind them. Node's parser takes more; what it takes and this does not is for Node's parser.
 */
const PLAIN =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[A-Za-z][A-Za-z\d-]*: ?[!-~](?:[ -~]*[!-~])?\r\n)+)\r\n$/;

/** A quarter of what Node's parser reads before it refuses, and twice what browsers send. */
const MOST_BYTES = Math.min(4096, maxHeaderSize / 4);

/** With one of these a request is more than a question for a file, or its connection does not stay as it is. */
const MORE = [
  ...['content-length', 'transfer-encoding', 'upgrade', 'expect', 'te', 'trailer'],
  ...['proxy-connection', 'http2-settings'],
] as const;

/**
 * Reads what came on a connection if it is one whole GET request without anything that needs a full parser: no body,
 * no second request, nothing repeated or folded, a connection that stays open. Null says only that Node's parser has
 * to look: it decides what is wrong.
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
  if (headers['host'] === undefined || MORE.some((name) => headers[name] !== undefined))
    return null;
  const { connection = 'keep-alive' } = headers;
  return connection.toLowerCase() === 'keep-alive' ? { method: 'GET', url, headers } : null;
}
