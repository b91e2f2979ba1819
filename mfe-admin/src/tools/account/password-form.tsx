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

type Problem = 'missing' | 'short' | Exclude<PasswordOutcome, 'changed'>;

const text = accountTexts.password;

/** The message for each problem, at the field that it is about or above the form. */
const problems: Readonly<Record<Problem, { of: 'form' | 'current' | 'next'; says: string }>> = {
  missing: { of: 'current', says: text.missing },
  wrong: { of: 'current', says: text.wrong },
  short: { of: 'next', says: text.short },
  same: { of: 'next', says: text.same },
  weak: { of: 'next', says: text.weak },
  'too-many': { of: 'form', says: text.tooMany },
};

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

  const found = problem && problems[problem];
  const errorOf = (field: 'form' | 'current' | 'next') =>
    found?.of === field ? found.says : undefined;
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

type PasswordOutcome = 'changed' | 'wrong' | 'same' | 'weak' | 'too-many';

/**
 * Sets the signed-in admin's password; the present one proves that it is them.
 * @throws FreshSignInError; the client's error when the sign-in service does not answer
 */
async function changeOwnPassword(current: string, next: string): Promise<PasswordOutcome> {
  const auth = await accountAuth();
  const { error } = await auth.updateUser({ password: next, current_password: current });
  if (error === null) {
    // A hosted project ends them only where it is asked to.
    await auth.signOut({ scope: 'others' });
    return 'changed';
  }
  // A code of the embedded backend that the client's list does not have.
  const code: string | undefined = error.code;
  if (error.status === 429) return 'too-many';
  if (code === 'current_password_invalid' || code === 'current_password_mismatch') return 'wrong';
  if (code === 'same_password') return 'same';
  if (code === 'reauthentication_needed' || code === 'insufficient_aal') {
    throw new FreshSignInError('a fresh sign-in is needed');
  }
  // 'validation_failed': it is longer than the backend reads.
  if (error.status === 422 || code === 'validation_failed') return 'weak';
  throw error;
}
