import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { checkNewPassword } from '../fields/checks';
import { FailureNotice } from '../fields/failure-notice';
import { LoginForm, StepButton } from '../fields/login-form';
import { useLoginForm } from '../fields/use-login-form';
import type { LoginPort } from '../requests/login-port';
import { changePassword } from '../requests/requests';

interface Props {
  port: LoginPort;
  onSaved: () => void;
  /** Keeps the old password. */
  onLater: () => void;
  /** Requests another link. */
  onExpired: () => void;
}

const { fields, newPassword: text, newPasswordFailed, recovery } = adminLogin;
const checks = { 'new-password': checkNewPassword };

/** The second half of a recovery: the email's link has signed the person in. */
export function NewPasswordForm({ port, onSaved, onLater, onExpired }: Props) {
  const [shown, setShown] = useState(false);
  const form = useLoginForm(checks, async (values) => {
    const result = await changePassword(port, values['new-password']);
    if (result.status !== 'changed') return result;
    onSaved();
    return null;
  });
  const { state, errorOf, onBlur } = form;
  return (
    <LoginForm
      form={form}
      text={text}
      canRetry={state.status === 'unreachable' || state.status === 'too-many'}
      notice={
        <FailureNotice state={state} texts={newPasswordFailed}>
          {state.status === 'expired' && (
            <Button variant="secondary" size="sm" className="mt-3" onClick={onExpired}>
              {recovery.title}
            </Button>
          )}
        </FailureNotice>
      }
      step={<StepButton onClick={onLater}>{text.later}</StepButton>}
    >
      <TextField
        id="new-password"
        name="new-password"
        type={shown ? 'text' : 'password'}
        required
        label={fields.newPassword}
        hint={fields.newPasswordHint}
        error={errorOf('new-password')}
        onBlur={onBlur}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckboxField
        label={fields.show}
        checked={shown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </LoginForm>
  );
}
