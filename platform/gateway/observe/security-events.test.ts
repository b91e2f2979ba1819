import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import {
  createSecurityEvents,
  type SecurityEvent,
  type SecurityEvents,
} from './security-events.ts';

const secret = 'a gateway secret of the tests, long enough';
const event: SecurityEvent = {
  kind: 'sign-in-failed',
  subject: 'password',
  reason: 'invalid_credentials',
  address: '203.0.113.7',
  email: 'Ada@Company.example',
};

let requests: Request[];
let bodies: Record<string, unknown>[][];
let isDown: boolean;
let refuses: string | null;
let log: LogEntry[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [requests, bodies, log, isDown, refuses] = [[], [], [], false, null];
});
afterEach(() => void vi.useRealTimers());

/** Hashing takes real time, during which no timer may fire. */
async function untilWaiting(events: SecurityEvents): Promise<void> {
  for (;;) {
    const status = events.status();
    if (status.status === 'off' || status.waiting > 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function start(given: string | null = secret) {
  return createSecurityEvents({
    secret: given,
    log: (entry) => void log.push(entry),
    backend: {
      url: 'http://backend.example',
      publishableKey: 'publishable-key',
      fetch: async (request) => {
        requests.push(request.clone());
        const body = (await request.json()) as Record<string, unknown>[];
        bodies.push(body);
        if (body.some(({ reason }) => reason === refuses)) return new Response('', { status: 400 });
        return new Response(null, { status: isDown ? 503 : 204 });
      },
    },
  });
}

describe('security events', () => {
  it('are sent in one batch, counted, with hashes instead of address and email', async () => {
    const events = start();
    events.note(event);
    events.note({ ...event, email: ' ada@company.example' });
    events.note({ ...event, reason: 'other' });
    await events.close();
    expect(requests.map(({ url }) => url)).toEqual([
      'http://backend.example/functions/v1/security-events',
    ]);
    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${secret}`);
    // Hashes are computed in any order, and so are the events in the batch.
    const sent = bodies[0]?.toSorted((one) => (one['reason'] === 'other' ? 1 : -1));
    expect(sent).toMatchObject([
      { reason: 'invalid_credentials', count: 2 },
      { reason: 'other', count: 1 },
    ]);
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
    expect(sent?.[0]).toMatchObject({ address_hash: hash, account_hash: hash });
    expect(JSON.stringify(bodies)).not.toMatch(/203\.0|company/i);
  });

  it('are collected for a second, and not sent one by one', async () => {
    const events = start();
    events.note(event);
    await untilWaiting(events);
    await vi.advanceTimersByTimeAsync(999);
    expect(bodies).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies).toHaveLength(1);
    expect(events.status()).toMatchObject({ status: 'on', waiting: 0, failing: false });
  });

  it('are kept and retried when the backend fails, which is logged once', async () => {
    isDown = true;
    const events = start();
    events.note(event);
    await untilWaiting(events);
    await vi.advanceTimersByTimeAsync(1000);
    expect(events.status()).toMatchObject({ waiting: 1, failing: true });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(bodies).toHaveLength(2);
    expect(log).toHaveLength(1);
    isDown = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(bodies.at(-1)).toMatchObject([{ count: 1 }]);
    expect(events.status()).toMatchObject({ waiting: 0, failing: false, dropped: 0 });
  });

  it('are dropped and counted when too many different ones are waiting', async () => {
    const events = start();
    for (let index = 0; index < 510; index += 1) events.note({ ...event, address: `a${index}` });
    await events.close();
    expect(events.status()).toMatchObject({ waiting: 0, dropped: 10 });
    expect(bodies[0]).toHaveLength(500);
  });

  it('that the backend refuses are lost alone', async () => {
    const events = start();
    refuses = 'other';
    events.note(event);
    events.note({ ...event, reason: 'other' });
    await events.close();
    expect(bodies.filter(([first, ...rest]) => rest.length === 0 && first)).toHaveLength(2);
    expect(events.status()).toMatchObject({ waiting: 0, dropped: 1, failing: false });
    expect(log).toMatchObject([
      {
        message: 'a security event was refused and is lost',
        item: 'sign-in-failed, password: other',
      },
    ]);
  });

  it('are not collected without a secret', async () => {
    const events = start(null);
    events.note(event);
    await events.close();
    expect([events.status(), bodies]).toEqual([{ status: 'off' }, []]);
  });
});
