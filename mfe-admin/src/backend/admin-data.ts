import { createDataClient } from '@talent/data/client';
import type { DataClient } from '@talent/data/client';
import { sessionStore } from '@talent/sdk';
import { COMPOSITION_BLOCK_ID } from '@talent/sdk/contract';
import type { Composition } from '@talent/sdk/contract';
import { staffFetch } from './staff-fetch';

let client: DataClient | null = null;

/** The backend as the signed-in person. The rules of the database decide what they may do. */
export function adminData(): DataClient {
  client ??= createDataClient({
    url: window.location.origin,
    key: publishableKey(),
    fetch: staffFetch,
    accessToken: () => {
      const session = sessionStore.getState();
      return session.status === 'signed-in' ? session.accessToken() : Promise.resolve(null);
    },
  });
  return client;
}

function publishableKey(): string {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent ?? '';
  return (JSON.parse(block) as Composition).publishableKey;
}
