import { sessionStore } from '@talent/sdk';
import { backend, hasStoredSession } from './backend';
import { keepSession } from './keep-session';

let started: Promise<void> | null = null;

/**
 * Follows the session of this browser from now on: signed in or out, here or in another tab. Does
 * nothing, and loads nothing, for somebody who has never signed in. Never rejects: somebody whose
 * session cannot be read is signed out for this page.
 */
export async function startSession(): Promise<void> {
  try {
    if (hasStoredSession()) await followSession();
    else sessionStore.setState({ status: 'signed-out' }, true);
  } catch (error) {
    console.error('Error checking admin access', error);
    sessionStore.setState({ status: 'signed-out' }, true);
  }
}

/** As `startSession`, for the login, which needs the backend in any case. */
export function followSession(): Promise<void> {
  started ??= follow().catch((error: unknown) => {
    // The next call tries again.
    started = null;
    throw error;
  });
  return started;
}

async function follow(): Promise<void> {
  const { auth } = await backend();
  auth.onAuthStateChange(keepSession);
  const { data } = await auth.getSession();
  if (!data.session) sessionStore.setState({ status: 'signed-out' }, true);
}
