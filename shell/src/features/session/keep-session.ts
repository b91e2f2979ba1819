import type { BrowserClient, Session } from '@talent/data/browser-client';
import { sessionStore, unsavedStore } from '@talent/sdk';
import { endGuard } from '../guard/guarded-composition';
import { closeGuard, leavingStore } from '../guard/guard-store';
import { backend, currentSession } from '../backend/backend';
import { lostWith } from '../leaving/lost-work';
import { askToLose } from '../leaving/ask-to-lose';

/**
 * Follows the session events of the backend's client: signed in, signed out,
 * refreshed, recovered or changed, here or in another tab.
 */
export function listenTo(auth: BrowserClient['auth']): void {
  auth.onAuthStateChange((event, session) => {
    // Reading the session could refresh it and cause this event again.
    if (event === 'TOKEN_REFRESHED') keepSession(session);
    else void readSession(auth);
  });
}

/**
 * Makes the stored session the tab's. Another tab's event can arrive before its stored session is visible
 * here, so an event alone is not trusted. The `storage` event comes with the stored value.
 */
export async function readSession(auth: BrowserClient['auth']): Promise<void> {
  const { data, error } = await auth.getSession();
  // A refresh without an answer does not end the session: the client tries again and fires another event.
  if (!error || sessionStore.getState().status === 'unknown') keepSession(data.session);
}

/** Makes this session the tab's. Another person, or no one, also closes the guard. */
export function keepSession(session: Session | null): void {
  const before = sessionStore.getState();
  if (!session) {
    if (before.status === 'signed-out') return;
    // The guard takes the page away: its unsaved work is kept first.
    lostWith('page');
    closeGuard();
    sessionStore.setState({ status: 'signed-out' }, true);
    if (before.status === 'signed-in') void endGuard();
    return;
  }
  const { id, email = null } = session.user;
  const isSamePerson = before.status === 'signed-in' && before.userId === id;
  if (isSamePerson && before.email === email) return;
  if (!isSamePerson) closeGuard();
  sessionStore.setState(
    { status: 'signed-in', userId: id, email, accessToken, auth: authOfBackend, signOut },
    true,
  );
}

async function authOfBackend(): Promise<BrowserClient['auth']> {
  return (await backend()).auth;
}

async function accessToken(): Promise<string | null> {
  return (await currentSession())?.access_token ?? null;
}

/**
 * Signs out in this browser, also without a connection; sessions in other browsers stay.
 * @throws DOMException `AbortError` where it would lose work and the person chose to stay.
 */
async function signOut(): Promise<void> {
  await askToLose();
  const { auth } = await backend();
  leavingStore.setState(true, true);
  try {
    await auth.signOut({ scope: 'local' });
    // The caller shows the result at once.
    await readSession(auth);
  } finally {
    // The person has agreed to lose this work, so the navigation that follows does not ask again.
    if (sessionStore.getState().status === 'signed-out') unsavedStore.setState([], true);
    else leavingStore.setState(false, true);
  }
}
