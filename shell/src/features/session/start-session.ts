import type { BrowserClient } from '@talent/data/browser-client';
import { sessionStore } from '@talent/sdk';
import { backend } from '../backend/backend';
import { keepSession, listenTo, readSession } from './keep-session';
import { hasStoredSession, storedSessionKey } from './stored-session';

let following: Promise<BrowserClient['auth']> | null = null;

/**
 * Follows the session of this browser. Loads nothing for a visitor who is not signed in:
 * the storage event tells when another tab signs in. A suspended or offline tab
 * catches up when it returns. No timers, which background tabs hardly get.
 */
export function startSession(): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key === storedSessionKey || key === null) void catchUp();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void catchUp();
  });
  window.addEventListener('online', () => void catchUp());
  void catchUp();
}

/** Reads the session and follows it, for the login, which needs the backend in any case. */
export async function followSession(): Promise<void> {
  following ??= follow().catch((error: unknown) => {
    // The next call tries again.
    following = null;
    throw error;
  });
  await readSession(await following);
}

async function follow(): Promise<BrowserClient['auth']> {
  const { auth } = await backend();
  listenTo(auth);
  return auth;
}

/** Never rejects: someone whose session cannot be read is signed out for now. */
async function catchUp(): Promise<void> {
  if (!hasStoredSession() && !following) return keepSession(null);
  try {
    await followSession();
  } catch (error) {
    console.error('Error checking admin access', error);
    if (sessionStore.getState().status === 'unknown') keepSession(null);
  }
}
