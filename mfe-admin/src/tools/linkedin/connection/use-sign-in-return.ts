import { useNavigate } from '@talent/sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { connectionTexts, linkedInPaths } from '../content/linkedin';
import { changeConnection } from '../queries';
import { readSignInReturn, takeSignInSecret } from './sign-in-return';

interface ReturnState {
  status: 'none' | 'finishing' | 'connected' | 'refused';
  /** Why the account was not connected. */
  reason: string;
}

/**
 * Finishes a sign-in when LinkedIn has returned here with a code; the code is removed from the address bar and the history
 * first.
 */
export function useSignInReturn(): ReturnState {
  const navigate = useNavigate();
  const [back] = useState(() => readSignInReturn(new URLSearchParams(window.location.search)));
  const { mutate, isSuccess, error } = useMutation({ mutationFn: changeConnection }, queryClient);
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
  if (back.kind === 'none') return { status: 'none', reason: '' };
  if (back.kind === 'cancelled') return { status: 'refused', reason: cancelled };
  if (back.kind === 'error') return { status: 'refused', reason: denied(back.reason) };
  if (error !== null) return { status: 'refused', reason: error.message };
  return { status: isSuccess ? 'connected' : 'finishing', reason: '' };
}
