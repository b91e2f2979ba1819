import { GUARD_PATH } from '@talent/sdk/contract';
import type { GuardedComposition } from '@talent/sdk/contract';

/** Longest wait for the gateway's answer, ms. */
const answerTimeout = 15_000;

/**
 * Asks the gateway, which checks the role itself, for the guarded part of the composition. Null when
 * it says no. The answer also sets the cookie that the guarded files are served with.
 */
export async function fetchGuardedComposition(
  accessToken: string,
): Promise<GuardedComposition | null> {
  const response = await fetch(GUARD_PATH, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(answerTimeout),
  });
  return response.ok ? ((await response.json()) as GuardedComposition) : null;
}

/** Takes the cookie back. */
export async function endGuard(): Promise<void> {
  await fetch(GUARD_PATH, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}
