import type { BrowserClient, Session } from '@talent/data/browser-client';
import { readComposition } from '../document/blocks';

let client: Promise<BrowserClient> | null = null;

/** The backend's client. Loaded on first use: a visitor who only reads never downloads it. */
export function backend(): Promise<BrowserClient> {
  client ??= import('@talent/data/browser-client')
    .then(({ createBrowserClient }) =>
      createBrowserClient(window.location.origin, readComposition().publishableKey),
    )
    .catch((error: unknown) => {
      // The next call tries again.
      client = null;
      throw error;
    });
  return client;
}

/** The session that the client holds, refreshed when needed; null when there is none. Throws where it cannot be read. */
export async function currentSession(): Promise<Session | null> {
  const { auth } = await backend();
  const { data, error } = await auth.getSession();
  if (error) throw error;
  return data.session;
}
