import type { EmailOtpType } from '@talent/data/browser-client';
import type { LoginPort } from './login-port';
import { ask, refusedUnlessGone, type Unanswered } from './requests';

/** The link of a mail, as the fragment of this page's address. */
export interface MailLink {
  type: EmailOtpType;
  token_hash: string;
}

/** Uses up the link of a mail, which signs in. Does not throw. */
export function followLink(
  port: LoginPort,
  link: MailLink,
): Promise<{ status: 'followed' | 'expired' } | Unanswered> {
  return ask(
    async () => {
      const auth = await port.auth();
      await port.followSession();
      return auth.verifyOtp(link);
    },
    (error) => ({ status: error === null ? 'followed' : refusedUnlessGone(error, 'expired') }),
  );
}
