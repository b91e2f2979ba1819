import { hmacHex, normalAddress, normalEmail } from '@talent/api/address/hash';
import { describeError } from './describe-error.ts';
import type { Backend, Log } from './options.ts';

/** Something that happened at the gateway and that staff should be able to see. */
export interface SecurityEvent {
  kind: 'sign-in-failed' | 'admin-denied' | 'rate-limited';
  /** What was tried: `password`, or a path of the gateway. */
  subject: string;
  /** Why it came to nothing, as a code. */
  reason: string;
  /** Network address and e-mail, where they are known; only keyed hashes of them leave the gateway. */
  address?: string | undefined;
  email?: string | undefined;
}

/** Whether events reach the backend. */
export type SecurityEventsStatus =
  /** No secret is set: nothing is noticed. */
  { status: 'off' } | { status: 'on'; waiting: number; dropped: number; failing: boolean };

/** Collects security events and hands them to the backend in batches, behind the answers. */
export interface SecurityEvents {
  /** Returns at once; what cannot be handed on later is lost, and counted as such. */
  note(event: SecurityEvent | Promise<SecurityEvent>): void;
  status(): SecurityEventsStatus;
  /** Hands on what waits now, unless that has just failed: for hosts whose timers end with a request. */
  settled(): Promise<void>;
  /** Hands on what waits. */
  close(): Promise<void>;
}

export interface SecurityEventsOptions {
  backend: Backend;
  /** Shared with the function that takes the events, and the key of the hashes; null: off. */
  secret: string | null;
  log: Log;
  /** How long events are gathered, ms; default 1000. */
  flushMs?: number;
}

/** An event as the function takes it. */
interface CountedEvent {
  kind: SecurityEvent['kind'];
  subject: string;
  reason: string;
  address_hash: string;
  account_hash: string;
  count: number;
}

const FUNCTION_PATH = '/functions/v1/security-events';
const TIMEOUT_MS = 10_000;
/** Different events that wait at most; a batch holds no more either. */
const MAX_WAITING = 500;
/** After a batch that failed, ms. */
const RETRY_MS = 30_000;

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
}: SecurityEventsOptions & { secret: string }): SecurityEvents {
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
    // Node's timers are objects that hold the process; elsewhere they are numbers.
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
      if (!failing) {
        log({
          level: 'error',
          message: 'security events were not handed on',
          error: describeError(error),
        });
      }
      failing = true;
      retryAt = Date.now() + RETRY_MS;
      for (const event of batch) keep(event);
    }
  }

  async function handOn(): Promise<void> {
    await Promise.all(counting);
    sending = sending.then(send);
    await sending;
  }

  return {
    note(event) {
      const work = Promise.resolve(event)
        .then(count)
        .finally(() => counting.delete(work));
      counting.add(work);
    },
    status: () => ({ status: 'on', waiting: waiting.size, dropped, failing }),
    async settled() {
      if (!failing || Date.now() >= retryAt) await handOn();
    },
    async close() {
      await handOn();
      if (timer !== null) clearTimeout(timer);
    },
  };
}

async function post(backend: Backend, secret: string, events: CountedEvent[]): Promise<void> {
  const fetchBackend = backend.fetch ?? fetch;
  const response = await fetchBackend(
    new Request(backend.url + FUNCTION_PATH, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        Authorization: `Bearer ${secret}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(events),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the backend answered ${response.status} to ${FUNCTION_PATH}`);
}
