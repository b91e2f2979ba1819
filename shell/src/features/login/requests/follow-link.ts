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
      const answer = await (await port.auth()).verifyOtp(link);
      // The next step is of the person who has just signed in.
      await port.followSession();
      return answer;
    },
    (error) => ({ status: error === null ? 'followed' : refusedUnlessGone(error, 'expired') }),
  );
}
