import { cutText } from '@talent/protocol/text/cut-text';
import { useNavigate } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../../queries/use-data';
import { connectionTexts, linkedInPaths } from '../content/linkedin';
import { changeConnection } from '../queries';

type SignIn =
  | { status: 'none' | 'finishing' | 'connected' }
  /** `reason` in words. */
  | { status: 'refused'; reason: string };

/** Finishes a sign-in when LinkedIn has returned here with a code, which is removed from the address bar and the history first. */
export function useSignInReturn(): SignIn {
  const navigate = useNavigate();
  const [back] = useState(() => readSignInReturn(new URLSearchParams(window.location.search)));
  const { mutate, isSuccess, error } = useChange({
    failure: 'The sign-in was not finished',
    mutationFn: changeConnection,
  });
  const isTaken = useRef(false);
  useEffect(() => {
    // A code can be used once.
    if (back === null || isTaken.current) return;
    isTaken.current = true;
    void navigate(linkedInPaths.connection, { replace: true });
    const browser = takeSignInSecret();
    if (!('refused' in back)) mutate({ action: 'finish', browser, ...back });
  }, [back, navigate, mutate]);

  if (back === null) return { status: 'none' };
  const reason = 'refused' in back ? back.refused : error?.message;
  if (reason !== undefined) return { status: 'refused', reason };
  return { status: isSuccess ? 'connected' : 'finishing' };
}

/** Reads the address that LinkedIn leads back to, with a code or with the reason why there is none; null for any other address. */
export function readSignInReturn(
  query: URLSearchParams,
): { code: string; state: string } | { refused: string } | null {
  const error = query.get('error');
  const code = query.get('code');
  if (error === null) return code === null ? null : { code, state: query.get('state') ?? '' };
  // The person said no.
  if (/^user_cancelled_|^access_denied$/.test(error)) return { refused: connectionTexts.cancelled };
  const detail = query.get('error_description') ?? '';
  return { refused: connectionTexts.denied(cutText(detail || error, 200)) };
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
