import { useLocation, useSession } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import type { LoginPort } from './requests/login-port';
import type { MailLink } from './requests/requests';

/** The step that is shown. While a session exists, its own view replaces the first two. */
export type LoginStep =
  | { name: 'sign-in'; email: string }
  | { name: 'link'; link: MailLink }
  | { name: 'recovery'; email: string; deadLink: boolean }
  | { name: 'new-password' };

/**
 * The step of the login. The link of an email opens the button that uses it up, an expired one the request for another.
 */
export function useLoginStep(port: LoginPort): [LoginStep, (step: LoginStep) => void] {
  const [step, setStep] = useState<LoginStep>({ name: 'sign-in', email: '' });

  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const person = useRef(userId);
  useEffect(() => {
    if (userId === null) return;
    // Another tab has signed in another person: this form must not change their password. The link of a mail may do that here.
    if (person.current !== null && person.current !== userId) {
      setStep((before) => (before.name === 'link' ? before : { name: 'sign-in', email: '' }));
    }
    person.current = userId;
  }, [userId]);

  // A link that is opened in this tab changes the fragment, and loads nothing.
  const { hash: fragment } = useLocation();
  useEffect(() => {
    const facts = new URLSearchParams(fragment.slice(1));
    const hash = facts.get('token_hash');
    if (hash !== null) {
      const type = (facts.get('type') ?? '') as MailLink['type'];
      return setStep({ name: 'link', link: { type, token_hash: hash } });
    }
    if (facts.has('error') || facts.has('error_code'))
      setStep({ name: 'recovery', email: '', deadLink: true });
    // The form works meanwhile; submitting it tries again and shows the error.
    port.followSession().catch(console.error);
  }, [port, fragment]);

  return [step, setStep];
}
