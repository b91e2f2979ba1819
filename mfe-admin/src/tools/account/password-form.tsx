import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { queryClient } from '../../queries/query-client';
import { accountQueries } from './queries';
import { changeOwnPassword } from './api/change-own-password';
import type { PasswordOutcome } from './api/change-own-password';
import { accountTexts } from './content/account';
import { FreshSignInError, StepUpCancelledError, useStepUp } from '../../step-up/use-step-up';

/** Must equal `minimum_password_length` of the backend, which checks it again. */
const MINIMUM_LENGTH = 10;

type Problem = 'missing' | 'short' | Exclude<PasswordOutcome, 'changed'>;
type State = { status: 'idle' | 'working' | 'saved' } | { status: 'wrong'; problem: Problem };

const text = accountTexts.password;
const general: Partial<Record<Problem, string>> = {
  'too-many': text.tooMany,
  unreachable: accountTexts.notDone,
  'fresh-sign-in': accountTexts.notDone,
};
const ofNext: Partial<Record<Problem, string>> = {
  short: text.short,
  same: text.same,
  weak: text.weak,
};

/** Changes the password; the present one is required. */
export function PasswordForm(): ReactNode {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [state, setState] = useState<State>({ status: 'idle' });
  const stepUp = useStepUp();
  const problem = state.status === 'wrong' ? state.problem : null;
  const refuse = (value: Problem): void => setState({ status: 'wrong', problem: value });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.status === 'working') return;
    if (current === '') return refuse('missing');
    if ([...next].length < MINIMUM_LENGTH) return refuse('short');
    setState({ status: 'working' });
    try {
      const outcome = await stepUp.run(async () => {
        const result = await changeOwnPassword(current, next);
        if (result === 'fresh-sign-in') throw new FreshSignInError('a fresh sign-in is needed');
        return result;
      });
      if (outcome !== 'changed') return refuse(outcome);
      setCurrent('');
      setNext('');
      setState({ status: 'saved' });
      void queryClient.invalidateQueries(accountQueries.sessions);
    } catch (error) {
      if (error instanceof StepUpCancelledError) setState({ status: 'idle' });
      else refuse('unreachable');
    }
  }

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid max-w-md gap-4"
        onSubmit={(event) => void send(event)}
      >
        <p className="text-ink-muted text-sm">{text.lede}</p>
        {state.status === 'saved' && <Notice live>{text.saved}</Notice>}
        {problem && general[problem] && <Notice tone="error">{general[problem]}</Notice>}
        <TextField
          type="password"
          required
          label={text.current}
          autoComplete="current-password"
          error={
            problem === 'missing' ? text.missing : problem === 'wrong' ? text.wrong : undefined
          }
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <TextField
          type="password"
          required
          label={text.next}
          hint={text.nextHint}
          autoComplete="new-password"
          error={problem === null ? undefined : ofNext[problem]}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          aria-disabled={state.status === 'working'}
        >
          {state.status === 'working' ? text.saving : text.save}
        </Button>
      </form>
      {stepUp.dialog}
    </>
  );
}
