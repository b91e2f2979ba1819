import { hmacHex, normalEmail } from '@talent/api/address/hash';
import { type Client, visitorKey, type VisitorKey } from '../http/client.ts';
import { createSlidingWindow, type SlidingWindow } from './sliding-window.ts';
import { AUTH_KINDS, type AuthKind, type AuthRequest } from './auth-request.ts';
import type { KnownBrowser } from './known-browser.ts';
import { AUTH_LIMITS, WIDE_NETWORK_FACTOR, type LimitName } from './limit-numbers.ts';

/** The end of an attempt: `failed` counts, `passed` clears this visitor's attempts on the account. */
export type AttemptEnd = 'passed' | 'failed' | 'not counted';

type AuthAttempt =
  | { status: 'refused'; waitMs: number }
  /** Counted before the answer, so that concurrent attempts count too; `end` corrects the count. */
  | { status: 'begun'; end: (how: AttemptEnd) => void };

interface Counted {
  log: SlidingWindow;
  key: string;
}

/** Limits `/auth/v1` by the typed account, existing or not, and by address. A browser that has signed in before has its own limit. */
export function createAuthLimits(options: {
  /** Key of the hashes that identify accounts. */
  secret: string;
  knownBrowser: KnownBrowser;
  proxies: number;
  /** Monotonic clock, ms. */
  now?: () => number;
}) {
  const { secret, knownBrowser, proxies, now = () => performance.now() } = options;
  const logs = new Map<string, SlidingWindow>();

  function logOf(name: LimitName, isWide = false): SlidingWindow {
    const id = isWide ? `${name} of a network` : name;
    const known = logs.get(id);
    if (known) return known;
    const { limit, windowMs } = AUTH_LIMITS[name];
    const factor = isWide ? WIDE_NETWORK_FACTOR : 1;
    const log = createSlidingWindow({ limit: limit * factor, windowMs, now });
    logs.set(id, log);
    return log;
  }

  function ofAddress(kind: AuthKind, { address, wide }: VisitorKey): Counted[] {
    const name = AUTH_KINDS[kind].address;
    if (name === null) return [];
    const counted = [{ log: logOf(name), key: address }];
    if (wide !== null) counted.push({ log: logOf(name, true), key: wide });
    return counted;
  }

  async function ofAccount({ kind, request }: AuthRequest, email: string) {
    const names = AUTH_KINDS[kind].account;
    if (names.length === 0) return { counted: [], isKnown: false };
    const browser = await knownBrowser.idOf(request, email);
    const account = await hmacHex(secret, `account:${normalEmail(email)}`);
    const key = browser === null ? account : `${account} ${browser}`;
    return { counted: names.map((name) => ({ log: logOf(name), key })), isKnown: browser !== null };
  }

  return {
    async begin(request: AuthRequest, client: Client): Promise<AuthAttempt> {
      const visitor = visitorKey(request.request, client, proxies);
      const emails = [...new Set(request.emails.map(normalEmail))].filter((email) => email !== '');
      const accounts = await Promise.all(emails.map((email) => ofAccount(request, email)));
      const isKnown = accounts.length > 0 && accounts.every((account) => account.isKnown);
      const counted = [
        ...accounts.flatMap((account) => account.counted),
        ...(isKnown ? [] : ofAddress(request.kind, visitor)),
      ];
      const waitMs = Math.max(0, ...counted.map(({ log, key }) => log.waitFor(key)));
      if (waitMs > 0) return { status: 'refused', waitMs };
      for (const { log, key } of counted) log.add(key, visitor.address);
      return {
        status: 'begun',
        end(how) {
          if (how === 'failed') return;
          for (const { log, key } of counted) log.takeBack(key, visitor.address);
          if (how !== 'passed') return;
          for (const { log, key } of accounts.flatMap((account) => account.counted)) {
            log.forgive(key, visitor.address);
          }
        },
      };
    },
  };
}
