import type { BrowserClient, EmailOtpType } from '@talent/data/browser-client';
import { backend } from '../../backend/backend';
import { followSession } from '../../session/start-session';

/** The sign-in service's client, loaded on first use. */
export const loginAuth = async (): Promise<BrowserClient['auth']> => (await backend()).auth;

/** The parts of a supabase-js auth error that decide what a person reads. */
interface AuthFailure {
  name: string;
  /** HTTP status; 0 or missing when no answer came. */
  status?: number | undefined;
  code?: string | undefined;
  message: string;
}

/** Outcomes of every request: the auth service asks to wait (`seconds` null: it does not say how long), or did not answer. */
export type Unanswered = { status: 'too-many'; seconds: number | null } | { status: 'unreachable' };

/** Outcome of a sign-in. `refused` never says why: that would tell which addresses exist. */
export type SignInResult = { status: 'signed-in' | 'refused' } | Unanswered;

/** Signs in with email and password. Does not throw. */
export function signIn(credentials: { email: string; password: string }): Promise<SignInResult> {
  return ask(
    async () => {
      const auth = await loginAuth();
      await followSession();
      return auth.signInWithPassword(credentials);
    },
    (error) => ({ status: error === null ? 'signed-in' : refusedUnlessGone(error, 'refused') }),
  );
}

/**
 * Outcome of asking for a recovery email. It reveals nothing about the address: an unknown one and one whose
 * mail could not be sent look the same, and limits count what was typed.
 */
export type RecoveryRequest = { status: 'asked' } | Unanswered;

/** Asks for a mail with a link back to this page, to set a new password. Does not throw. */
export function requestRecovery(email: string): Promise<RecoveryRequest> {
  return ask(
    async () => (await loginAuth()).resetPasswordForEmail(email),
    (error) => {
      if (error) console.error(error);
      return { status: 'asked' };
    },
  );
}

/** Outcome of setting a new password. */
export type PasswordChange =
  | {
      status:
        | 'changed'
        /** The backend's own rules ask for more than this page's: common passwords, the own address. */
        | 'weak'
        | 'same'
        /** The recovery link's session is over. */
        | 'expired'
        /** The account has a second factor that this session has not used. */
        | 'second-factor';
    }
  | Unanswered;

/** Sets the signed-in person's password. Does not throw. */
export function changePassword(password: string): Promise<PasswordChange> {
  return ask(
    async () => (await loginAuth()).updateUser({ password }),
    (error) => {
      if (!error) return { status: 'changed' };
      if (error.code === 'same_password') return { status: 'same' };
      if (error.code === 'insufficient_aal') return { status: 'second-factor' };
      // 'validation_failed': it is longer than the backend reads.
      if (error.status === 422 || error.code === 'validation_failed') return { status: 'weak' };
      return { status: refusedUnlessGone(error, 'expired') };
    },
  );
}

/** Runs a request; `read` names the outcome of its own answer. */
export async function ask<Outcome>(
  request: () => Promise<{ error: AuthFailure | null }>,
  read: (error: AuthFailure | null) => Outcome,
): Promise<Outcome | Unanswered> {
  try {
    const { error } = await request();
    if (error?.status === 429) {
      // The client exposes the message, but not the `Retry-After` header.
      const seconds = /(\d+) seconds?\b/.exec(error.message)?.[1];
      return { status: 'too-many', seconds: seconds === undefined ? null : Number(seconds) };
    }
    return error && isUnreachable(error) ? { status: 'unreachable' } : read(error);
  } catch (error) {
    console.error(error);
    return { status: 'unreachable' };
  }
}

/** Whether no answer came, so that a retry makes sense. A 500 is an answer of the service itself, about this request. */
function isUnreachable({ name, status }: AuthFailure): boolean {
  return status !== 500 && ['AuthRetryableFetchError', 'AuthUnknownError'].includes(name);
}

export function refusedUnlessGone<Refusal>({ status = 0 }: AuthFailure, refusal: Refusal) {
  return status >= 500 ? ('unreachable' as const) : refusal;
}

/** The link of a mail, as the fragment of this page's address. */
export interface MailLink {
  type: EmailOtpType;
  token_hash: string;
}

/** Uses up the link of a mail, which signs in. Does not throw. */
export function followLink(
  link: MailLink,
): Promise<{ status: 'followed' | 'expired' } | Unanswered> {
  return ask(
    async () => {
      const answer = await (await loginAuth()).verifyOtp(link);
      // The next step is of the person who has just signed in.
      await followSession();
      return answer;
    },
    (error) => ({ status: error === null ? 'followed' : refusedUnlessGone(error, 'expired') }),
  );
}
