import { useSession, useNavigate, useLocation } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { adminLogin } from '../../content/admin-login';
import { checkAdmin } from '../guard/check-admin';
import { guardStore } from '../guard/guard-store';
import { followSession } from '../session/start-session';
import { LinkForm } from './steps/link-form';
import { NewPasswordForm } from './steps/new-password-form';
import { RecoveryForm } from './steps/recovery-form';
import { SecondFactor } from './steps/second-factor';
import { SignInForm } from './steps/sign-in-form';
import { SignedIn } from './steps/signed-in';
import { Container } from '@talent/ui/container';
import type { MailLink } from './requests/requests';

const { signIn, secondFactor, enroll, recovery, newPassword, signedIn } = adminLogin;

/** The staff sign-in: one page for signing in, recovering a password and signing out. */
export function Login() {
  const session = useSession();
  const guard = guardStore();
  const [step, setStep] = useLoginStep();
  const [hasJustSignedIn, setHasJustSignedIn] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  useRoleCheck(hasJustSignedIn);

  const signInAs = (email: string) => setStep({ name: 'sign-in', email });
  const needs = guard.status === 'denied' ? guard.needs : undefined;
  if (step.name === 'link') {
    return (
      <LoginSheet text={signIn}>
        <LinkForm
          link={step.link}
          onFollowed={() =>
            step.link.type === 'recovery' ? setStep({ name: 'new-password' }) : signInAs('')
          }
          onExpired={() => setStep({ name: 'recovery', email: '', deadLink: true })}
        />
      </LoginSheet>
    );
  }
  if (session.status === 'signed-in' && needs !== undefined && step.name !== 'recovery') {
    return (
      <LoginSheet text={needs === 'enroll' ? enroll : secondFactor}>
        <SecondFactor needs={needs} signOut={session.signOut} />
      </LoginSheet>
    );
  }
  if (step.name === 'new-password') {
    return (
      <LoginSheet text={newPassword}>
        <NewPasswordForm
          onSaved={() => {
            setHasSaved(true);
            signInAs('');
          }}
          onLater={() => signInAs('')}
          onExpired={() => setStep({ name: 'recovery', email: '', deadLink: false })}
        />
      </LoginSheet>
    );
  }
  if (step.name === 'recovery') {
    const { email, deadLink } = step;
    return (
      <LoginSheet text={recovery}>
        <RecoveryForm email={email} deadLink={deadLink} onBack={signInAs} />
      </LoginSheet>
    );
  }
  if (session.status === 'signed-in') {
    const lede = session.email ? signedIn.lede(session.email) : signedIn.ledeWithoutEmail;
    return (
      <LoginSheet text={{ title: signedIn.title, lede }}>
        {hasSaved && (
          <Notice live className="mb-5">
            {newPassword.saved}
          </Notice>
        )}
        <SignedIn
          signOut={session.signOut}
          onNewPassword={() => setStep({ name: 'new-password' })}
        />
      </LoginSheet>
    );
  }
  return (
    <LoginSheet text={signIn}>
      <SignInForm
        email={step.email}
        onSignedIn={() => setHasJustSignedIn(true)}
        onForgot={(email) => setStep({ name: 'recovery', email, deadLink: false })}
      />
    </LoginSheet>
  );
}

/**
 * Runs the role check of the signed-in person.
 * @param leadOn - whether to navigate an allowed person to the guarded home.
 */
function useRoleCheck(leadOn: boolean): void {
  const isSignedIn = useSession().status === 'signed-in';
  const guard = guardStore();
  const navigate = useNavigate();
  const home = guard.status === 'allowed' ? guard.composition.home : null;

  useEffect(() => {
    if (isSignedIn && guard.status === 'loading') void checkAdmin();
  }, [isSignedIn, guard]);

  useEffect(() => {
    if (leadOn && isSignedIn && home !== null) void navigate(home);
  }, [leadOn, isSignedIn, home, navigate]);
}

interface Props {
  /** The title names the step: when it changes, the heading takes the focus. */
  text: { title: string; lede: string };
  children: ReactNode;
}

function LoginSheet({ text: { title, lede }, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    // The first step keeps the focus where it is.
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <Container width="prose" className="py-12 md:py-20">
      <div data-next-step="form" className="mx-auto max-w-md">
        <h1 ref={heading} tabIndex={-1} className="text-heading">
          {title}
        </h1>
        <p className="text-ink-muted mt-3 mb-8 break-words">{lede}</p>
        {children}
      </div>
    </Container>
  );
}

/** The step that is shown. While a session exists, its own view replaces the first two. */
type LoginStep =
  | { name: 'sign-in'; email: string }
  | { name: 'link'; link: MailLink }
  | { name: 'recovery'; email: string; deadLink: boolean }
  | { name: 'new-password' };

/**
 * The step of the login. The link of an email opens the button that uses it up, an expired one the request for another.
 */
function useLoginStep(): [LoginStep, (step: LoginStep) => void] {
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
    followSession().catch(console.error);
  }, [fragment]);

  return [step, setStep];
}
