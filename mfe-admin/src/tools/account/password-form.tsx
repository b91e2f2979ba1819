import { CheckboxField } from '@talent/ui/checkbox-field';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState, type ReactNode } from 'react';
import { submits, typed } from '../../controls/field-props';
import { ToolButton } from '../../controls/tool-button';
import { accountAuth } from '../../step-up/api/account-auth';
import { FreshSignInError, useStepUpMutation } from '../../step-up/use-step-up';
import { accountTexts } from './content/account';
import { refresh } from './queries';

/** Must equal `minimum_password_length` of the backend, which checks it again. */
const MINIMUM_LENGTH = 12;

const text = accountTexts.password;

/** Where the message of each problem is: at the field that it is about, or above the form. */
const placeOf = {
  ...{ missing: 'current', wrong: 'current' },
  ...{ short: 'next', same: 'next', weak: 'next' },
  tooMany: 'form',
} as const;

type Problem = keyof typeof placeOf;

export function PasswordForm(): ReactNode {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = useStepUpMutation({
    mutationFn: () => changeOwnPassword(current, next),
    onSuccess: (outcome) => {
      if (outcome !== 'changed') return setProblem(outcome);
      setCurrent('');
      setNext('');
      refresh('sessions');
    },
  });

  function send(): void {
    if (change.isPending) return;
    const found = current === '' ? 'missing' : [...next].length < MINIMUM_LENGTH ? 'short' : null;
    setProblem(found);
    if (found === null) change.mutate();
    else change.reset();
  }

  const errorOf = (field: 'form' | 'current' | 'next') =>
    problem && placeOf[problem] === field ? text[problem] : undefined;
  const field = (name: 'current' | 'next') => ({
    type: shown ? 'text' : 'password',
    spellCheck: false,
    autoCapitalize: 'none',
    required: true,
    label: text[name],
    error: errorOf(name),
  });
  const general = change.hasFailed ? accountTexts.notDone : errorOf('form');
  return (
    <>
      <form method="post" noValidate className="grid max-w-md gap-4" onSubmit={submits(send)}>
        <p className="text-ink-muted text-sm">{text.lede}</p>
        {change.data === 'changed' && <Notice live>{text.saved}</Notice>}
        {general && <Notice tone="error">{general}</Notice>}
        <TextField
          {...field('current')}
          autoComplete="current-password"
          {...typed(current, setCurrent)}
        />
        <TextField
          {...field('next')}
          hint={text.nextHint}
          autoComplete="new-password"
          {...typed(next, setNext)}
        />
        <CheckboxField
          label={text.show}
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        <ToolButton
          type="submit"
          className="justify-self-start"
          size="md"
          isPending={change.isPending}
          pending={text.saving}
        >
          {text.save}
        </ToolButton>
      </form>
      {change.dialog}
    </>
  );
}

/**
 * Sets the signed-in admin's password; the present one proves that it is them.
 * @throws FreshSignInError; the client's error when the sign-in service does not answer
 */
async function changeOwnPassword(current: string, next: string): Promise<'changed' | Problem> {
  const auth = await accountAuth();
  const { error } = await auth.updateUser({ password: next, current_password: current });
  if (error === null) {
    // A hosted project ends them only where it is asked to.
    await auth.signOut({ scope: 'others' });
    return 'changed';
  }
  // A code of the embedded backend that the client's list does not have.
  const code: string | undefined = error.code;
  if (error.status === 429) return 'tooMany';
  if (code === 'current_password_invalid' || code === 'current_password_mismatch') return 'wrong';
  if (code === 'same_password') return 'same';
  if (code === 'reauthentication_needed' || code === 'insufficient_aal') {
    throw new FreshSignInError('a fresh sign-in is needed');
  }
  // 'validation_failed': it is longer than the backend reads.
  if (error.status === 422 || code === 'validation_failed') return 'weak';
  throw error;
}
