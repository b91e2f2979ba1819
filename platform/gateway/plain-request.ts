import type { Asked } from './kept-answers.ts';

/** The whole of it: a request line, headers of printable ASCII in one line each, and nothing behind them. */
const PLAIN = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+)\r\n$/;

/** With one of these a request is more than a question for a file. */
const MORE = ['content-length', 'transfer-encoding', 'upgrade', 'expect', 'te', 'trailer'] as const;

/**
 * Reads what came on a connection if it is one whole GET request without anything that needs a full parser: no body,
 * no second request, nothing repeated or folded, a connection that stays open. Null says only that Node's parser has
 * to look: it decides what is wrong.
 */
export function readPlainRequest(bytes: Buffer): Asked | null {
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
