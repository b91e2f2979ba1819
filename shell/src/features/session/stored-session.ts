/** Must equal `sessionStorageKey` of the client, which is too large to load for its name. */
export const storedSessionKey = 'talent-session';

/**
 * Whether this browser has stored a session that may still be valid. A malformed entry is
 * removed: the client would neither use nor remove it.
 */
export function hasStoredSession(): boolean {
  try {
    const text = window.localStorage.getItem(storedSessionKey);
    if (text === null) return false;
    if (isSession(text)) return true;
    window.localStorage.removeItem(storedSessionKey);
  } catch {
    // Storage is blocked: there is no stored session.
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
