import type { BrowserClient } from '@talent/data/browser-client';
import { readComposition } from '../document/blocks';

/** Must equal `sessionStorageKey` of the client, which is not loaded just to know its name. */
const storageKey = 'talent-session';

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

/** Whether this browser has kept a session that may still be valid. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is blocked: nobody can be signed in here.
    return false;
  }
}
