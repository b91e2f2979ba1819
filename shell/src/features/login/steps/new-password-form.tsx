import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { changePassword } from '../requests/change-password';
import type { PasswordFailure } from '../requests/change-password';
import { checkNewPassword } from '../fields/checks';
import type { LoginPort } from '../requests/login-port';
import { SendButton } from '../fields/send-button';
import { StepButton } from '../fields/step-button';
import { useCheckedForm } from '../fields/use-checked-form';

interface Props {
  port: LoginPort;
  onSaved: () => void;
  /** Keeps the old password. */
  onLater: () => void;
  /** Requests another link. */
  onExpired: () => void;
}

type State =
  | { status: 'editing' }
  | { status: 'working' }
  | { status: 'failed'; failure: PasswordFailure };

const { fields, newPassword: text } = adminLogin;
const checks = { 'new-password': checkNewPassword };

/** The second half of a recovery: the e-mail's link has signed the person in. */
export function NewPasswordForm({ port, onSaved, onLater, onExpired }: Props) {
  const [state, setState] = useState<State>({ status: 'editing' });
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(checks, (values) => {
    if (state.status !== 'working') void send(values['new-password']);
  });

  async function send(password: string): Promise<void> {
    setState({ status: 'working' });
    const result = await changePassword(port, password);
    if (result.status === 'changed') onSaved();
    else setState({ status: 'failed', failure: result });
  }

  const reason = state.status === 'failed' ? state.failure.status : null;
  const failed = state.status === 'failed' ? textOf(state.failure) : null;
  const isExpired = reason === 'expired';
  const canRetry = reason === 'unreachable' || reason === 'too-many';
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <ErrorSummary title={adminLogin.summary} problems={form.summary} />
      {failed && (
        <Notice tone="error" title={failed.title}>
          <p>{failed.text}</p>
          {isExpired && (
            <Button variant="secondary" size="sm" className="mt-3" onClick={onExpired}>
              {adminLogin.recovery.title}
            </Button>
          )}
        </Notice>
      )}
      <TextField
        id="new-password"
        name="new-password"
        type={shown ? 'text' : 'password'}
        required
        label={fields.newPassword}
        hint={fields.newPasswordHint}
        error={form.errorOf('new-password')}
        onBlur={form.onBlur}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="accent-signal size-4"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {fields.show}
      </label>
      <SendButton
        label={canRetry ? adminLogin.tryAgain : text.submit}
        working={state.status === 'working' ? text.working : null}
      />
      <StepButton onClick={onLater}>{text.later}</StepButton>
    </form>
  );
}

/** The message for a password that was not saved. */
function textOf(failure: PasswordFailure): { title: string; text: string } {
  if (failure.status !== 'too-many') return adminLogin.newPasswordFailed[failure.status];
  const { title, text: sentence } = adminLogin.tooMany;
  return { title, text: sentence(failure.seconds) };
}
