/** Local storage key of the token that opens every figure. */
export const ACCESS_KEY = 'salary-access';

/** The token of an earlier visit; null where there is none or storage is blocked. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(ACCESS_KEY) || null;
  } catch {
    return null;
  }
}

/** Keeps the token, or forgets it. Where storage is blocked the unlock lasts for this tab. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(ACCESS_KEY);
    else localStorage.setItem(ACCESS_KEY, token);
  } catch {
    // Nothing to do: what is in memory stays.
  }
}
