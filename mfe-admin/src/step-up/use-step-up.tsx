import { DataError } from '@talent/data/errors';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { StepUpDialog } from './step-up-dialog';

/** The person closed the dialog: nothing was done. The message is that of the refusal. */
export class StepUpCancelledError extends Error {
  override readonly name = 'StepUpCancelledError';
  readonly code = 'step-up-cancelled';
}

/** An action that the server refuses until the person has shown again that it is them. */
export class FreshSignInError extends Error {
  override readonly name = 'FreshSignInError';
  readonly code = 'fresh-sign-in';
}

interface StepUp {
  /**
   * Does the action; where the server asks for a fresh sign-in, the person is asked and the action done again.
   * Rejects with what the action rejects with, and with StepUpCancelledError.
   */
  run: <Result>(action: () => Promise<Result>) => Promise<Result>;
  /** To be rendered as long as the action can be done. */
  dialog: ReactNode;
}

export function useStepUp(): StepUp {
  const waiting = useRef<PromiseWithResolvers<true> | null>(null);
  const [isAsking, setAsking] = useState(false);
  return {
    async run(action) {
      try {
        return await action();
      } catch (error) {
        if (!needsFreshSignIn(error)) throw error;
        waiting.current = Promise.withResolvers<true>();
        setAsking(true);
        await waiting.current.promise.catch(() => {
          throw new StepUpCancelledError(error.message, { cause: error });
        });
        return action();
      }
    },
    dialog: isAsking ? (
      <StepUpDialog
        onProved={() => {
          setAsking(false);
          waiting.current?.resolve(true);
        }}
        onClose={() => {
          setAsking(false);
          waiting.current?.reject();
        }}
      />
    ) : null,
  };
}

/** `PT403` of the database's functions, or what this app's own calls throw. */
function needsFreshSignIn(error: unknown): error is Error {
  return (
    error instanceof FreshSignInError || (error instanceof DataError && error.code === 'PT403')
  );
}
