import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Refuses a request with more than one `Host` header, as RFC 9112 (3.2) requires: Node uses the first, a proxy in front
 * may have used the last.
 *
 * @returns whether it was refused
 */
export function refuseTwoHosts({ rawHeaders }: IncomingMessage, outgoing: ServerResponse): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts < 2) return false;
  outgoing.writeHead(400, { Connection: 'close' }).end();
  return true;
}
