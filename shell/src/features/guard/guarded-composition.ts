import { GUARD_PATH, type GuardedComposition } from '@talent/sdk/contract';

/** Longest wait for the gateway's answer, ms. */
const answerTimeout = 15_000;

/**
 * Asks the gateway, which checks the role itself, for the guarded part of the composition. Null when
 * it says no. The answer also sets the cookie that the guarded files are served with.
 * @throws Error where the gateway neither allows nor refuses, and what `fetch` throws.
 */
export function fetchGuardedComposition(accessToken: string): Promise<GuardedComposition | null> {
  return queued(async () => {
    const response = await fetch(GUARD_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(answerTimeout),
    });
    if (response.status === 404) return null;
    if (!response.ok)
      throw new Error(`the gateway answered ${response.status} to the question of the guard`);
    return (await response.json()) as GuardedComposition;
  });
}

/** Ends the guard cookie. Does not throw: without an answer the cookie expires by itself. */
export async function endGuard(): Promise<void> {
  await queued(() => fetch(GUARD_PATH, { method: 'DELETE', keepalive: true })).catch(
    () => undefined,
  );
}

let last: Promise<unknown> = Promise.resolve();

/** Sends one request after the other: a pending check must not restore the cookie that a sign-out ends. */
function queued<T>(send: () => Promise<T>): Promise<T> {
  const turn = last.then(send, send);
  last = turn;
  return turn;
}
