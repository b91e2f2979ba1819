import type { AuthClient } from '@talent/data/browser-client';
import { create } from 'zustand';

/** Who is using this tab. The shell keeps it; remotes only read it. */
export type Session =
  /** Not asked yet: no backend code has been loaded. */
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in';
      userId: string;
      email: string | null;
      /** Token for requests in this person's name, refreshed where needed; null when the session has ended. */
      accessToken: () => Promise<string | null>;
      /** The client that holds this session, for pages that manage the account. Absent under a shell from before it. */
      auth?: () => Promise<AuthClient>;
      /** Ends the session in every tab of this browser. */
      signOut: () => Promise<void>;
    };

/** The tab's session. Only the shell writes it. */
export const sessionStore = create<Session>(() => ({ status: 'unknown' }));

/** The tab's session, re-rendering on change. */
export function useSession(): Session {
  return sessionStore();
}
