import type { BrowserClient, Session } from '@talent/data/browser-client';
import { sessionStore } from '@talent/sdk';
import { endGuard } from '../guard/guarded-composition';
import { closeGuard } from '../guard/guard-store';
import { backend } from './backend';
import { isRecoveryLink, recoveryStore } from './recovery';
import { hasStoredSession } from './stored-session';

/**
 * Takes over what the backend's client says of the session from now on: signed in, signed out,
 * refreshed, recovered or changed, here or in another tab.
 * @param hash - fragment of the address that the tab was opened with; the client clears the address.
 */
export function listenTo(auth: BrowserClient['auth'], hash: string): void {
  auth.onAuthStateChange((event, session) => {
    keepSession(session);
    if (event === 'PASSWORD_RECOVERY' && isRecoveryLink(hash)) recoveryStore.setState(true, true);
  });
}

/** Makes this session the tab's. Another person, or nobody, also closes the guard. */
export function keepSession(session: Session | null): void {
  const before = sessionStore.getState();
  if (!session) {
    if (before.status === 'signed-out') return;
    closeGuard();
    sessionStore.setState({ status: 'signed-out' }, true);
    // A tab that was frozen may hear late, and must not end the cookie of the next person.
    if (before.status === 'signed-in' && !hasStoredSession()) void endGuard();
    return;
  }
  const { id, email = null } = session.user;
  const isSamePerson = before.status === 'signed-in' && before.userId === id;
  if (isSamePerson && before.email === email) return;
  if (!isSamePerson) closeGuard();
  sessionStore.setState({ status: 'signed-in', userId: id, email, signOut }, true);
}

async function signOut(): Promise<void> {
  const { auth } = await backend();
  await auth.signOut();
}
