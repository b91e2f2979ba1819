import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

/** A supabase-js client that knows the tables of this project. */
export type DataClient = SupabaseClient<Database>;

export type DataClientOptions = {
  /** Address of the backend, such as `https://<project>.supabase.co` or the site's own origin. */
  url: string;
  /** The publishable key. */
  key: string;
  /** Acts as the signed-in user of this token; such a client's `auth` part cannot be used. */
  accessToken?: () => Promise<string | null>;
  /** Replaces the network, for a backend within this process. */
  fetch?: typeof fetch;
};

/**
 * A client without a stored session and without timers, so that one can be created per request. A sign-in through it
 * lasts as long as the object.
 */
export function createDataClient(options: DataClientOptions): DataClient {
  const { url, key, accessToken, fetch } = options;
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(accessToken === undefined ? {} : { accessToken }),
    ...(fetch === undefined ? {} : { global: { fetch } }),
  });
}
