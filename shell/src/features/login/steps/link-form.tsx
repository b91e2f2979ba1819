import { adminLogin } from '../../../content/admin-login';
import { mailLink } from '../../../content/mail-link';
import { FailureNotice, LoginForm, useLoginForm } from '../login-form';
import { followLink, type MailLink } from '../requests/requests';

interface Props {
  link: MailLink;
  onFollowed: () => void;
  onExpired: () => void;
}

/** Uses up the link of a mail when its reader asks for it: programs that check mails open every link. */
export function LinkForm({ link, onFollowed, onExpired }: Props) {
  const form = useLoginForm([], async () => {
    const result = await followLink(link);
    if (result.status === 'too-many' || result.status === 'unreachable') return result;
    // The link works once: another visit of this entry in the history would find it dead.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (result.status === 'expired') onExpired();
    else onFollowed();
    return null;
  });
  return (
    <LoginForm
      form={form}
      text={mailLink}
      canRetry={form.state.status !== 'idle'}
      notice={<FailureNotice state={form.state} texts={adminLogin.signInFailed} />}
      step={null}
    >
      <p>{mailLink.text}</p>
    </LoginForm>
  );
}
