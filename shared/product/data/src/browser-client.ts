import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

export type { AuthChangeEvent, EmailOtpType, Session } from '@supabase/supabase-js';

/** Local storage key of the persisted session: its presence says that a session may exist. */
export const sessionStorageKey = 'talent-session';

/** A client that stores and refreshes a person's session in this browser. */
export type BrowserClient = SupabaseClient<Database>;

/**
 * Makes the browser's client of the backend.
 * @param url - origin that serves `/rest/v1` and `/auth/v1`: the site's own.
 * @param key - the backend's publishable key.
 */
export function createBrowserClient(url: string, key: string): BrowserClient {
  return createClient<Database>(url, key, {
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      // A link could sign someone in to the account of its author.
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
  });
}

/** The part of the client that signs people in and manages their account. */
export type AuthClient = BrowserClient['auth'];
