import type { AuthClient } from '@talent/data/browser-client';
import { create } from 'zustand';

/** The person using this tab. The shell writes it; remotes only read it. */
export type Session =
  /** Not read yet: no backend code has been loaded. */
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in';
      userId: string;
      email: string | null;
      /** Access token for requests, refreshed when needed; null when the session has ended. */
      accessToken: () => Promise<string | null>;
      /** The client that holds this session, for pages that manage the account. Older shells do not provide it. */
      auth?: () => Promise<AuthClient>;
      /**
       * Ends the session in every tab of this browser.
       * @throws DOMException `AbortError` where it would lose unsaved work and the person chose to stay.
       */
      signOut: () => Promise<void>;
    };

/** The tab's session. Only the shell writes it. */
export const sessionStore = create<Session>(() => ({ status: 'unknown' }));

/** The tab's session, re-rendering on change. */
export function useSession(): Session {
  return sessionStore();
}
