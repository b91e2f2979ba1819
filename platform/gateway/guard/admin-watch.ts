import type { Client } from '../options.ts';
import type { SecurityEvents } from '../observe/security-events.ts';
import { visitorAddress } from '../http/visitor-address.ts';

/** Notes that somebody was refused what only admins may do. The answer is known already, and stays what it is. */
export function createAdminWatch({
  events,
  proxies,
}: {
  events: SecurityEvents;
  /** Proxies of our own before the gateway. */
  proxies: number;
}): (request: Request, client: Client, response: Response) => void {
  return function watch(request, client, response) {
    if (response.status !== 404) return;
    events.note({
      kind: 'admin-denied',
      subject: new URL(request.url).pathname,
      reason: request.headers.has('Authorization') ? 'not-an-admin' : 'no-token',
      address: visitorAddress(request, client, proxies),
    });
  };
}
