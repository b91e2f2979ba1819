import type { SecurityEventsStatus } from '@talent/api/platform/platform-status';
import type { CountedEvent } from '@talent/api/security/security-events';
import { hmacHex, normalAddress, normalEmail } from '@talent/api/address/hash';
import type { Backend } from '../http/backend.ts';
import { createBatchQueue } from '../batches/batch-queue.ts';
import { createBackgroundWork } from '../recompose/background-work.ts';
import { postBatch } from '../batches/post-batch.ts';
import type { Log } from '../log/log.ts';
import type { Context } from 'hono';
import { visitorAddress, type Client } from '../http/client.ts';

export interface SecurityEvent {
  kind: CountedEvent['kind'];
  /** The attempted action: `password`, or a path of the gateway. */
  subject: string;
  reason: string;
  /** Network address and email, where known; only keyed hashes of them leave the gateway. */
  address?: string | undefined;
  email?: string | undefined;
}

export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

interface SecurityEventsOptions {
  backend: Backend;
  /** Shared with the function that stores the events, and the key of the hashes; null: off. */
  secret: string | null;
  log: Log;
}

const FUNCTION_PATH = '/functions/v1/security-events';
/** Limit of different waiting events, and of a batch. */
const MAX_WAITING = 500;

export function createSecurityEvents({ backend, secret, log }: SecurityEventsOptions) {
  const counting = createBackgroundWork();
  const queue =
    secret === null
      ? null
      : createBatchQueue<CountedEvent>({
          keyOf: ({ count: _, ...group }) => JSON.stringify(Object.values(group)),
          merge: (known, added) => ({ ...known, count: known.count + added.count }),
          nameOf: ({ kind, subject, reason }) => `${kind}, ${subject}: ${reason}`,
          send: (events) => postBatch(backend, FUNCTION_PATH, secret, events),
          most: MAX_WAITING,
          failure: 'security events could not be sent',
          refused: 'a security event was refused and is lost',
          log,
        });

  async function count({ address, email, ...named }: SecurityEvent): Promise<void> {
    const hash = (kind: string, text: string | undefined) =>
      text ? hmacHex(secret ?? '', `${kind}:${text}`) : Promise.resolve('');
    queue?.add({
      ...named,
      address_hash: await hash('address', address && normalAddress(address)),
      account_hash: await hash('account', email && normalEmail(email)),
      count: 1,
    });
  }

  return {
    /** Returns immediately; events that cannot be sent later are dropped and counted. */
    note: (event: SecurityEvent) => counting.run(count(event)),
    status: (): SecurityEventsStatus =>
      queue === null ? { status: 'off' } : { status: 'on', ...queue.status() },
    /** Sends waiting events now, unless that has just failed: for hosts whose timers end with a request. */
    async settled(): Promise<void> {
      await counting.settled();
      await queue?.settled();
    },
    async close(): Promise<void> {
      await counting.settled();
      await queue?.close();
    },
  };
}

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
