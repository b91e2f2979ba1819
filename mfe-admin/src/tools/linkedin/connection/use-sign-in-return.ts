import { useNavigate } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { finishLinkedInSignIn } from '../api/linkedin-connection';
import type { LinkedInConnection } from '../api/linkedin-connection';
import type { LinkedInAnswer } from '../api/linkedin-call';
import { connectionTexts, linkedInPaths } from '../content/linkedin';
import { failureText } from './failure-text';
import { readSignInReturn } from './sign-in-return';
import { takeSignInSecret } from './sign-in-secret';

/** What came of a return from LinkedIn. */
export type ReturnState =
  | { status: 'none' }
  | { status: 'finishing' }
  | { status: 'connected' }
  | { status: 'refused'; reason: string };

/**
 * Ends a sign-in when LinkedIn has led here with a code; the code leaves the address bar and the history first.
 * @param onAnswer - gets what the server answered
 */
export function useSignInReturn(
  onAnswer: (answer: LinkedInAnswer<LinkedInConnection>) => void,
): ReturnState {
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
    // A code is good once.
    if (back.kind === 'none' || isTaken.current) return;
    isTaken.current = true;
    void navigate(linkedInPaths.connection, { replace: true });
    const browser = takeSignInSecret();
    if (back.kind !== 'code') return;
    const { code, state: given } = back;
    void finishLinkedInSignIn({ browser, code, state: given }).then((answer) => {
      onAnswer(answer);
      setState(
        answer.status === 'done'
          ? { status: 'connected' }
          : { status: 'refused', reason: failureText(answer) },
      );
    });
  }, [back, navigate, onAnswer]);
  return state;
}
