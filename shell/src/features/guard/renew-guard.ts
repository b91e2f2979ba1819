import { unsavedStore } from '@talent/sdk';
import { currentSession } from '../backend/backend';
import { endGuard, fetchGuardedComposition } from './guarded-composition';
import { guardStore } from './guard-store';

/** Shorter than the ten minutes that the gateway's cookie lasts, ms. */
const renewEvery = 8 * 60_000;

let timer: ReturnType<typeof setInterval> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
let renewedAt = 0;

/** Until a tab that was refused over unsaved work asks again, ms. */
const askAgain = 30_000;

/**
 * Renews the guard cookie for as long as this tab may show guarded pages; a refusal closes them. A page with unsaved work stays,
 * for its person to sign in again over it: the database refuses what it asks for until then.
 */
export function startGuardRenewal(): void {
  renewedAt = Date.now();
  clearInterval(timer);
  timer = setInterval(() => void renew(), renewEvery);
  // A suspended or offline tab has missed its timer.
  document.addEventListener('visibilitychange', renewWhenDue);
  window.addEventListener('online', renewWhenDue);
}

function renewWhenDue(): void {
  if (document.visibilityState !== 'visible') return;
  if (Date.now() - renewedAt >= renewEvery) void renew();
}

async function renew(): Promise<void> {
  const held = guardStore.getState();
  if (held.status !== 'allowed') return stop();
  try {
    const session = await currentSession();
    const isAllowed = session && (await fetchGuardedComposition(session.access_token)) !== null;
    // Someone signed in or out meanwhile.
    if (guardStore.getState() !== held) return;
    if (isAllowed) {
      renewedAt = Date.now();
      return;
    }
    if (unsavedStore.getState().length > 0) {
      clearTimeout(again);
      again = setTimeout(() => void renew(), askAgain);
      return;
    }
    guardStore.setState({ status: 'denied' }, true);
    void endGuard();
  } catch (error) {
    // A missing answer is not a refusal: the next renewal tries again.
    console.error('Error checking admin access', error);
  }
}

function stop(): void {
  clearInterval(timer);
  document.removeEventListener('visibilitychange', renewWhenDue);
  window.removeEventListener('online', renewWhenDue);
}
