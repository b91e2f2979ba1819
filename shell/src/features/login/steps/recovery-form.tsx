import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { useRef, useState } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { checkEmail } from '../fields/checks';
import { EmailField } from '../fields/email-field';
import type { LoginPort } from '../requests/login-port';
import { requestRecovery } from '../requests/request-recovery';
import type { RecoveryRequest } from '../requests/request-recovery';
import { SendButton } from '../fields/send-button';
import { StepButton } from '../fields/step-button';
import { useCheckedForm } from '../fields/use-checked-form';

interface Props {
  port: LoginPort;
  email: string;
  /** The person followed a link that no longer works. */
  deadLink: boolean;
  onBack: (email: string) => void;
}

type State = { status: 'editing' } | { status: 'working' } | RecoveryRequest;

const { recovery: text } = adminLogin;
const checks = { email: checkEmail };

/** Requests an e-mail with a link back to this page. */
export function RecoveryForm({ port, email, deadLink, onBack }: Props) {
  const [state, setState] = useState<State>({ status: 'editing' });
  const emailField = useRef<HTMLInputElement>(null);
  const form = useCheckedForm(checks, (values) => {
    if (state.status !== 'working') void send(values.email.trim());
  });

  async function send(address: string): Promise<void> {
    setState({ status: 'working' });
    const redirectTo = window.location.origin + window.location.pathname;
    setState(await requestRecovery(port, { email: address, redirectTo }));
  }

  const unreachable = state.status === 'unreachable' ? adminLogin.signInFailed.unreachable : null;
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <ErrorSummary title={adminLogin.summary} problems={form.summary} />
      {deadLink && state.status === 'editing' && <Notice tone="warning">{text.deadLink}</Notice>}
      {state.status === 'asked' && (
        <Notice live title={text.askedTitle}>
          {text.asked}
        </Notice>
      )}
      {state.status === 'too-many' && (
        <Notice tone="warning" live title={adminLogin.tooManyMails.title}>
          {adminLogin.tooManyMails.text(state.seconds)}
        </Notice>
      )}
      {unreachable && (
        <Notice tone="error" title={unreachable.title}>
          {unreachable.text}
        </Notice>
      )}
      <EmailField
        ref={emailField}
        defaultValue={email}
        error={form.errorOf('email')}
        onBlur={form.onBlur}
      />
      <SendButton
        label={unreachable ? adminLogin.tryAgain : text.submit}
        working={state.status === 'working' ? text.working : null}
      />
      <StepButton onClick={() => onBack(emailField.current?.value ?? '')}>{text.back}</StepButton>
    </form>
  );
}
