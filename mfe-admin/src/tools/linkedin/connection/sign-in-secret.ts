const KEY = 'linkedin-sign-in';

/** Begins a sign-in of this tab with a secret that the return from LinkedIn has to know. */
export function newSignInSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  sessionStorage.setItem(KEY, secret);
  return secret;
}

/** The secret of the sign-in that this tab began, for once; another one where it began none. */
export function takeSignInSecret(): string {
  const secret = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return secret ?? 'A'.repeat(43);
}
