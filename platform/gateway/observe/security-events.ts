import type { SecurityEventsStatus } from '@talent/api/platform/platform-status';
import type { CountedEvent } from '@talent/api/security/security-events';
import { hmacHex, normalAddress, normalEmail } from '@talent/api/address/hash';
import { describeError } from '../log/describe-error.ts';
import { askBackend, type Backend } from '../http/backend.ts';
import type { Log } from '../log/log.ts';

/** An event at the gateway that staff should be able to see. */
export interface SecurityEvent {
  kind: CountedEvent['kind'];
  /** The attempted action: `password`, or a path of the gateway. */
  subject: string;
  /** Code of the reason it was refused. */
  reason: string;
  /** Network address and email, where known; only keyed hashes of them leave the gateway. */
  address?: string | undefined;
  email?: string | undefined;
}

export type SecurityEvents = ReturnType<typeof collect>;

interface SecurityEventsOptions {
  backend: Backend;
  /** Shared with the function that stores the events, and the key of the hashes; null: off. */
  secret: string | null;
  log: Log;
  /** How long events are collected for a batch, ms; default 1000. */
  flushMs?: number;
}

const FUNCTION_PATH = '/functions/v1/security-events';
const TIMEOUT_MS = 10_000;
/** Limit of different waiting events, and of a batch. */
const MAX_WAITING = 500;
/** Delay after a failed batch, ms. */
const RETRY_MS = 30_000;

/** Collects security events and sends them to the backend in batches, in the background. */
export function createSecurityEvents(options: SecurityEventsOptions): SecurityEvents {
  const { secret } = options;
  if (secret === null) {
    return {
      note: () => {},
      status: () => ({ status: 'off' }),
      settled: async () => {},
      close: async () => {},
    };
  }
  return collect({ ...options, secret });
}

function collect({
  backend,
  secret,
  log,
  flushMs = 1000,
}: SecurityEventsOptions & { secret: string }) {
  const waiting = new Map<string, CountedEvent>();
  let dropped = 0;
  let failing = false;
  let retryAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<void> = Promise.resolve();
  const counting = new Set<Promise<void>>();

  async function count({ address, email, ...named }: SecurityEvent): Promise<void> {
    const hash = (kind: string, text: string | undefined) =>
      text ? hmacHex(secret, `${kind}:${text}`) : Promise.resolve('');
    keep({
      ...named,
      address_hash: await hash('address', address && normalAddress(address)),
      account_hash: await hash('account', email && normalEmail(email)),
      count: 1,
    });
  }

  function keep(event: CountedEvent): void {
    const { count: more, ...group } = event;
    const key = JSON.stringify(Object.values(group));
    const known = waiting.get(key);
    if (known) known.count += more;
    else if (waiting.size < MAX_WAITING) waiting.set(key, event);
    else dropped += more;
    schedule(failing ? RETRY_MS : flushMs);
  }

  function schedule(delay: number): void {
    if (timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      sending = sending.then(send);
    }, delay);
    // A timer of Node is an object that keeps the process alive; elsewhere it is a number.
    if (typeof timer === 'object') timer.unref();
  }

  async function send(): Promise<void> {
    const batch = [...waiting.values()];
    if (batch.length === 0) return;
    waiting.clear();
    try {
      await post(backend, secret, batch);
      failing = false;
    } catch (error) {
      const message = 'security events could not be sent';
      if (!failing) log({ level: 'error', message, error: describeError(error) });
      failing = true;
      retryAt = Date.now() + RETRY_MS;
      for (const event of batch) keep(event);
    }
  }

  async function sendNow(): Promise<void> {
    await Promise.all(counting);
    sending = sending.then(send);
    await sending;
  }

  return {
    /** Returns immediately; events that cannot be sent later are dropped and counted. */
    note(event: SecurityEvent | Promise<SecurityEvent>): void {
      const work = Promise.resolve(event)
        .then(count)
        .finally(() => counting.delete(work));
      counting.add(work);
    },
    status: (): SecurityEventsStatus => ({
      status: 'on',
      waiting: waiting.size,
      dropped,
      failing,
    }),
    /** Sends waiting events now, unless that has just failed: for hosts whose timers end with a request. */
    async settled(): Promise<void> {
      if (!failing || Date.now() >= retryAt) await sendNow();
    },
    /** Sends the waiting events. */
    async close(): Promise<void> {
      await sendNow();
      if (timer !== null) clearTimeout(timer);
    },
  };
}

async function post(backend: Backend, secret: string, events: CountedEvent[]): Promise<void> {
  const response = await askBackend(backend, FUNCTION_PATH, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(events),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the backend answered ${response.status} to ${FUNCTION_PATH}`);
}
