import { sessionStore } from '@talent/sdk';

/** Headers with the signed-in person's access token; none while no one is signed in. */
export async function staffHeaders(): Promise<Record<string, string>> {
  const session = sessionStore.getState();
  const token = session.status === 'signed-in' ? await session.accessToken() : null;
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
