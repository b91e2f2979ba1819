import type { BrowserClient } from '@talent/data/browser-client';
import { checkAdmin } from '../../guard/check-admin';
import { backend } from '../../backend/backend';
import { followSession } from '../../session/start-session';

/** The parts of the backend's client that the login uses. */
export type LoginAuth = Pick<
  BrowserClient['auth'],
  'mfa' | 'signInWithPassword' | 'resetPasswordForEmail' | 'updateUser' | 'verifyOtp'
>;

/** The login's dependencies. */
export interface LoginPort {
  /** The backend's client, loaded on first use. */
  auth: () => Promise<LoginAuth>;
  /** Keeps the tab's session up to date from now on. */
  followSession: () => Promise<void>;
  /** Runs the role check; its result is in the guard's store. */
  checkAdmin: () => Promise<void>;
}

export const sitePort: LoginPort = {
  auth: async () => (await backend()).auth,
  followSession,
  checkAdmin,
};
