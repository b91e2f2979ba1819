import { sessionStore } from '@talent/sdk';
import { endGuard } from '../guard/guarded-composition';
import { closeGuard } from '../guard/guard-store';
import { backend, hasStoredSession } from './backend';

let started: Promise<void> | null = null;

/**
 * Follows the session of this browser from now on: signed in or out, here or in another tab. Does
 * nothing, and loads nothing, for somebody who has never signed in.
 */
export async function startSession(): Promise<void> {
  if (!hasStoredSession()) {
    sessionStore.setState({ status: 'signed-out' }, true);
    return;
  }
  await followSession();
}

/** As `startSession`, for the login, which needs the backend in any case. */
export function followSession(): Promise<void> {
  started ??= follow();
  return started;
}

async function follow(): Promise<void> {
  const { auth } = await backend();
  auth.onAuthStateChange((event, session) => {
    if (!session) {
      sessionStore.setState({ status: 'signed-out' }, true);
      closeGuard();
      if (event === 'SIGNED_OUT') void endGuard();
      return;
    }
    sessionStore.setState(
      {
        status: 'signed-in',
        userId: session.user.id,
        email: session.user.email ?? null,
        signOut,
      },
      true,
    );
  });
  const { data } = await auth.getSession();
  if (!data.session) sessionStore.setState({ status: 'signed-out' }, true);
}

async function signOut(): Promise<void> {
  const { auth } = await backend();
  await auth.signOut();
}
