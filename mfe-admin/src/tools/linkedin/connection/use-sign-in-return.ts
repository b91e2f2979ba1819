import { useNavigate } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { finishLinkedInSignIn } from '../api/linkedin-connection';
import { connectionTexts, linkedInPaths } from '../content/linkedin';
import { failureText } from './failure-text';
import { readSignInReturn } from './sign-in-return';
import { takeSignInSecret } from './sign-in-secret';
import { keepConnection } from './use-connection';

/** The outcome of a return from LinkedIn. */
type ReturnState =
  | { status: 'none' }
  | { status: 'finishing' }
  | { status: 'connected' }
  | { status: 'refused'; reason: string };

/**
 * Finishes a sign-in when LinkedIn has returned here with a code; the code is removed from the address bar and the history
 * first.
 */
export function useSignInReturn(): ReturnState {
  const navigate = useNavigate();
  const [back] = useState(() => readSignInReturn(new URLSearchParams(window.location.search)));
  const [state, setState] = useState<ReturnState>(() => {
    if (back.kind === 'none') return { status: 'none' };
    if (back.kind === 'code') return { status: 'finishing' };
    const { cancelled, denied } = connectionTexts;
    return {
      status: 'refused',
      reason: back.kind === 'cancelled' ? cancelled : denied(back.reason),
    };
  });
  const isTaken = useRef(false);
  useEffect(() => {
    // A code can be used once.
    if (back.kind === 'none' || isTaken.current) return;
    isTaken.current = true;
    void navigate(linkedInPaths.connection, { replace: true });
    const browser = takeSignInSecret();
    if (back.kind !== 'code') return;
    const { code, state: given } = back;
    void finishLinkedInSignIn({ browser, code, state: given }).then((answer) => {
      keepConnection(answer);
      setState(
        answer.status === 'done'
          ? { status: 'connected' }
          : { status: 'refused', reason: failureText(answer) },
      );
    });
  }, [back, navigate]);
  return state;
}
