import { cutText } from '@talent/api/text/cut-text';
/** The result of a sign-in, as LinkedIn puts it into the address. */
type SignInReturn =
  | { kind: 'none' }
  | { kind: 'code'; code: string; state: string }
  /** The person said no. */
  | { kind: 'cancelled' }
  | { kind: 'error'; reason: string };

/** Reads the address that LinkedIn leads back to. */
export function readSignInReturn(query: URLSearchParams): SignInReturn {
  const error = query.get('error');
  if (error !== null) {
    if (/^user_cancelled_|^access_denied$/.test(error)) return { kind: 'cancelled' };
    const detail = query.get('error_description') ?? '';
    return { kind: 'error', reason: cutText(detail || error, 200) };
  }
  const code = query.get('code');
  if (code === null) return { kind: 'none' };
  return { kind: 'code', code, state: query.get('state') ?? '' };
}

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
