import { cutText } from '@talent/protocol/text/cut-text';
import { useNavigate } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../../queries/use-data';
import { connectionTexts, linkedInPaths } from '../content/linkedin';
import { changeConnection } from '../queries';

/**
 * Finishes a sign-in when LinkedIn has returned here with a code; the code is removed from the address bar and the history
 * first.
 */
export function useSignInReturn(): {
  status: 'none' | 'finishing' | 'connected' | 'refused';
  /** Why the account was not connected. */
  reason?: string;
} {
  const navigate = useNavigate();
  const [back] = useState(() => readSignInReturn(new URLSearchParams(window.location.search)));
  const { mutate, isSuccess, error } = useChange({
    failure: 'The sign-in was not finished',
    mutationFn: changeConnection,
  });
  const isTaken = useRef(false);
  useEffect(() => {
    // A code can be used once.
    if (back.kind === 'none' || isTaken.current) return;
    isTaken.current = true;
    void navigate(linkedInPaths.connection, { replace: true });
    const browser = takeSignInSecret();
    if (back.kind === 'code')
      mutate({ action: 'finish', browser, code: back.code, state: back.state });
  }, [back, navigate, mutate]);

  const { cancelled, denied } = connectionTexts;
  if (back.kind === 'none') return { status: 'none' };
  if (back.kind === 'cancelled') return { status: 'refused', reason: cancelled };
  if (back.kind === 'error') return { status: 'refused', reason: denied(back.reason) };
  if (error !== null) return { status: 'refused', reason: error.message };
  return { status: isSuccess ? 'connected' : 'finishing' };
}

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
function takeSignInSecret(): string {
  const secret = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return secret ?? 'A'.repeat(43);
}
