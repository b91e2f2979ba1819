import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { FailureNotice, LoginForm, StepButton, useLoginForm } from '../login-form';
import { changePassword } from '../requests/requests';

interface Props {
  onSaved: () => void;
  /** Keeps the old password. */
  onLater: () => void;
  /** Requests another link. */
  onExpired: () => void;
}

const { fields, newPassword: text, newPasswordFailed, recovery } = adminLogin;

/** The second half of a recovery: the email's link has signed the person in. */
export function NewPasswordForm({ onSaved, onLater, onExpired }: Props) {
  const [shown, setShown] = useState(false);
  const form = useLoginForm(['new-password'], async (values) => {
    const result = await changePassword(values['new-password']);
    if (result.status !== 'changed') return result;
    onSaved();
    return null;
  });
  const { state, field } = form;
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
      <TextField {...field('new-password')} type={shown ? 'text' : 'password'} />
      <CheckboxField
        label={fields.show}
        checked={shown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </LoginForm>
  );
}
