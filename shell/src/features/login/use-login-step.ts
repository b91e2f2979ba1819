import { useSession } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { recoveryStore } from '../session/recovery';
import type { LoginPort } from './requests/login-port';

/** The step that is shown. While a session exists, its own view replaces the first two. */
export type LoginStep =
  | { name: 'sign-in'; email: string }
  | { name: 'recovery'; email: string; deadLink: boolean }
  | { name: 'new-password' };

/**
 * The step of the login, which the link of a recovery mail can change: one that works opens the
 * new-password form, one that does not the request for another.
 */
export function useLoginStep(port: LoginPort): [LoginStep, (step: LoginStep) => void] {
  const [step, setStep] = useState<LoginStep>({ name: 'sign-in', email: '' });

  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const person = useRef(userId);
  useEffect(() => {
    if (userId === null) return;
    // Another tab has signed in someone else, whose password is not the one to set.
    if (person.current !== null && person.current !== userId) {
      setStep({ name: 'sign-in', email: '' });
    }
    person.current = userId;
  }, [userId]);

  const recovering = recoveryStore();
  useEffect(() => {
    if (isDeadLink(window.location.hash)) setStep({ name: 'recovery', email: '', deadLink: true });
    // The form can be filled in meanwhile; sending it tries once more and says what is wrong.
    port.followSession().catch(console.error);
  }, [port]);
  useEffect(() => {
    if (!recovering) return;
    recoveryStore.setState(false, true);
    setStep({ name: 'new-password' });
  }, [recovering]);

  return [step, setStep];
}

/**
 * Whether this page was opened by a link of a mail that no longer works. The auth service says so in
 * the fragment: `#error=access_denied&error_code=otp_expired`.
 * @param hash - the address's fragment, with its `#`.
 */
function isDeadLink(hash: string): boolean {
  const facts = new URLSearchParams(hash.slice(1));
  return facts.has('error') || facts.has('error_code');
}
