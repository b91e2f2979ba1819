/** Must equal `sessionStorageKey` of the client, which is not loaded just to know its name. */
export const storedSessionKey = 'talent-session';

/**
 * Whether this browser has kept a session that may still be valid. An entry that cannot be one is
 * removed: the client would neither use it nor take it away.
 */
export function hasStoredSession(): boolean {
  try {
    const text = window.localStorage.getItem(storedSessionKey);
    if (text === null) return false;
    if (isSession(text)) return true;
    window.localStorage.removeItem(storedSessionKey);
  } catch {
    // Storage is blocked: no one can have been kept here.
  }
  return false;
}

function isSession(text: string): boolean {
  try {
    const value = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    const user = value?.['user'] as { id?: unknown } | null | undefined;
    return (
      typeof value?.['access_token'] === 'string' &&
      typeof value['refresh_token'] === 'string' &&
      typeof value['expires_at'] === 'number' &&
      typeof user?.id === 'string'
    );
  } catch {
    return false;
  }
}
