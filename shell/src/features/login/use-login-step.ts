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
 * The step of the login. The link of a recovery email can change it: a valid one opens the
 * new-password form, an expired one the request for another.
 */
export function useLoginStep(port: LoginPort): [LoginStep, (step: LoginStep) => void] {
  const [step, setStep] = useState<LoginStep>({ name: 'sign-in', email: '' });

  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const person = useRef(userId);
  useEffect(() => {
    if (userId === null) return;
    // Another tab has signed in another person: this form must not change their password.
    if (person.current !== null && person.current !== userId) {
      setStep({ name: 'sign-in', email: '' });
    }
    person.current = userId;
  }, [userId]);

  const recovering = recoveryStore();
  useEffect(() => {
    if (isDeadLink(window.location.hash)) setStep({ name: 'recovery', email: '', deadLink: true });
    // The form works meanwhile; submitting it tries again and shows the error.
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
 * Whether this page was opened by an expired link of an email. The auth service says so in
 * the fragment: `#error=access_denied&error_code=otp_expired`.
 * @param hash - the address's fragment, with its `#`.
 */
function isDeadLink(hash: string): boolean {
  const facts = new URLSearchParams(hash.slice(1));
  return facts.has('error') || facts.has('error_code');
}
