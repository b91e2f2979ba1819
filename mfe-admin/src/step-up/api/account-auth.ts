import type { AuthClient } from '@talent/data/browser-client';
import { sessionStore } from '@talent/sdk';

/** No one is signed in anymore, or the shell does not share its client. */
class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
  readonly code = 'signed-out';
}

/** The client that holds the tab's session, to manage the account with. @throws SignedOutError */
export function accountAuth(): Promise<AuthClient> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in' || session.auth === undefined) {
    return Promise.reject(new SignedOutError('no session to manage'));
  }
  return session.auth();
}
