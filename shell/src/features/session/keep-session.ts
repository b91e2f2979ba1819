import type { AuthChangeEvent, Session } from '@talent/data/browser-client';
import { sessionStore } from '@talent/sdk';
import { create } from 'zustand';
import { endGuard } from '../guard/guarded-composition';
import { closeGuard } from '../guard/guard-store';
import { backend } from './backend';

/** Whether the session came from a recovery mail's link, and a new password is still to be set. */
export const recoveryStore = create<boolean>(() => false);

/** Takes over what the backend's client says of the session: here, or in another tab. */
export function keepSession(event: AuthChangeEvent, session: Session | null): void {
  if (event === 'PASSWORD_RECOVERY') recoveryStore.setState(true, true);
  if (!session) {
    sessionStore.setState({ status: 'signed-out' }, true);
    closeGuard();
    if (event === 'SIGNED_OUT') void endGuard();
    return;
  }
  const { id, email = null } = session.user;
  sessionStore.setState({ status: 'signed-in', userId: id, email, signOut }, true);
}

async function signOut(): Promise<void> {
  const { auth } = await backend();
  await auth.signOut();
}
