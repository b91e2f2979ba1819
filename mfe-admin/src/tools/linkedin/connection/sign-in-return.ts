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
    return { kind: 'error', reason: (detail || error).slice(0, 200) };
  }
  const code = query.get('code');
  if (code === null) return { kind: 'none' };
  return { kind: 'code', code, state: query.get('state') ?? '' };
}
