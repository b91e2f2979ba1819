import type { Context } from 'hono';
import { visitorAddress, type Client } from '../http/client.ts';
import type { SecurityEvents } from './security-events.ts';

type Handler = (context: Context<{ Bindings: Client }>) => Promise<Response>;

/** Wraps endpoints that only admins may use: those who are refused, with the not-found page, are noted. */
export function createDeniedNotes(events: SecurityEvents, proxies: number) {
  return (handler: Handler): Handler =>
    async (context) => {
      const response = await handler(context);
      if (response.status !== 404) return response;
      const { raw: request } = context.req;
      events.note({
        kind: 'admin-denied',
        subject: new URL(request.url).pathname,
        reason: request.headers.has('Authorization') ? 'not-an-admin' : 'no-token',
        address: visitorAddress(request, context.env, proxies),
      });
      return response;
    };
}
