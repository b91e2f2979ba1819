import { DataError } from '@talent/data/errors';
import { FactorPrompt } from '@talent/second-factor/factor-prompt';
import { Button } from '@talent/ui/button';
import { ModalDialog } from '@talent/ui/modal-dialog';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { Loaded } from '../queries/query-part';
import { useChange } from '../queries/use-data';
import { accountAuth } from './api/account-auth';
import { fetchStaffAccess } from './api/staff-status';
import { stepUpTexts as text } from './content/step-up';
import { PasswordProofForm } from './password-proof-form';

/**
 * An action that may ask for a fresh sign-in: where the server wants one, the person is asked and the action done again.
 * Closing that dialog is no failure: nothing was done. `dialog` is rendered as long as the action can be done.
 */
export function useStepUpMutation<Result, Input = void>({
  mutationFn,
  onSuccess,
}: {
  mutationFn: (input: Input) => Promise<Result>;
  onSuccess?: (result: Result) => void;
}): UseMutationResult<Result, Error, Input> & { hasFailed: boolean; dialog: ReactNode } {
  const waiting = useRef<PromiseWithResolvers<true> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const mutation = useChange<Result, Input>({
    failure: 'A guarded action failed',
    mutationFn: async (input) => {
      try {
        return await mutationFn(input);
      } catch (error) {
        if (!needsFreshSignIn(error)) throw error;
        waiting.current = Promise.withResolvers<true>();
        setAsking(true);
        await waiting.current.promise.catch(() => {
          throw new StepUpCancelledError(error.message, { cause: error });
        });
        return mutationFn(input);
      }
    },
    ...(onSuccess && { onSuccess }),
  });
  const settle = (how: 'resolve' | 'reject') => () => {
    setAsking(false);
    waiting.current?.[how](true);
  };
  return {
    ...mutation,
    hasFailed: mutation.isError && !(mutation.error instanceof StepUpCancelledError),
    dialog: isAsking && <StepUpDialog onProved={settle('resolve')} onClose={settle('reject')} />,
  };
}

/** The person closed the dialog: nothing was done. The message is that of the refusal. */
class StepUpCancelledError extends Error {
  override readonly name = 'StepUpCancelledError';
  readonly code = 'step-up-cancelled';
}

/** An action that the server refuses until the person has shown again that it is them. */
export class FreshSignInError extends Error {
  override readonly name = 'FreshSignInError';
  readonly code = 'fresh-sign-in';
}

/** `PT403` of the database's functions, or what this app's own calls throw. */
function needsFreshSignIn(error: unknown): error is Error {
  return (
    error instanceof FreshSignInError || (error instanceof DataError && error.code === 'PT403')
  );
}

function StepUpDialog(props: { onProved: () => void; onClose: () => void }) {
  const { onProved, onClose } = props;
  const access = { queryKey: ['step-up', 'access'], queryFn: fetchStaffAccess };
  return (
    <ModalDialog label={text.title} onClose={onClose} className="m-auto w-full max-w-md border p-6">
      <h2 className="text-subheading mb-2">{text.title}</h2>
      <Loaded query={access} texts={{ ...text, failed: text.notDone }}>
        {({ hasSecondFactor }) => (
          <>
            <p className="mb-5">{hasSecondFactor ? text.factor : text.password}</p>
            {hasSecondFactor ? (
              <FactorPrompt auth={accountAuth} onProved={onProved} />
            ) : (
              <PasswordProofForm onProved={onProved} />
            )}
          </>
        )}
      </Loaded>
      <Button variant="secondary" className="mt-4 w-full" onClick={onClose}>
        {text.cancel}
      </Button>
    </ModalDialog>
  );
}
