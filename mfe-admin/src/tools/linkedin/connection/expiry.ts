import type { ConnectedAccount } from '@talent/functions/linkedin-connection/contract';
import { useEffect, useState } from 'react';
import { expiryTexts } from '../content/linkedin';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Days before the end on which the warning becomes more urgent. */
const thresholds = [1, 7, 14] as const;

/** The time until the access ends. `within` is the closest threshold, in days, that is passed. */
type Expiry =
  | { status: 'ended' }
  | { status: 'running'; leftMs: number; within: 1 | 7 | 14 | null };

/** The time until an account's access ends; a token that renews itself counts until its renewal ends. */
export function expiryOf(
  { expiresAt, renewableUntil }: Pick<ConnectedAccount, 'expiresAt' | 'renewableUntil'>,
  now: number,
): Expiry {
  const leftMs = Date.parse(renewableUntil ?? expiresAt) - now;
  if (leftMs <= 0) return { status: 'ended' };
  const within = thresholds.find((days) => leftMs <= days * DAY_MS) ?? null;
  return { status: 'running', leftMs, within };
}

/** `59 days`, under two days `31 hours`, under two hours `45 minutes`. */
export function amountLeft(leftMs: number): string {
  if (leftMs >= 2 * DAY_MS) return expiryTexts.days(Math.floor(leftMs / DAY_MS));
  if (leftMs >= 2 * HOUR_MS) return expiryTexts.hours(Math.floor(leftMs / HOUR_MS));
  return expiryTexts.minutes(Math.max(1, Math.floor(leftMs / MINUTE_MS)));
}

/** The time, ms, once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
