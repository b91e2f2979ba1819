import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../queries/query-client';
import { StepUpCancelledError, useStepUp } from './use-step-up';

/** An action that may ask for a fresh sign-in. Closing that dialog is no failure: nothing was done. */
export function useStepUpMutation<Result, Input = void>({
  mutationFn,
  onSuccess,
}: {
  mutationFn: (input: Input) => Promise<Result>;
  onSuccess?: (result: Result) => void;
}): UseMutationResult<Result, Error, Input> & { hasFailed: boolean; dialog: ReactNode } {
  const stepUp = useStepUp();
  const options: UseMutationOptions<Result, Error, Input> = {
    mutationFn: (input) => stepUp.run(() => mutationFn(input)),
    ...(onSuccess && { onSuccess }),
    onError: (error) => {
      if (!isCancelled(error)) console.error('A guarded action failed', error);
    },
  };
  const mutation = useMutation(options, queryClient);
  const hasFailed = mutation.isError && !isCancelled(mutation.error);
  return { ...mutation, hasFailed, dialog: stepUp.dialog };
}

function isCancelled(error: Error): boolean {
  return error instanceof StepUpCancelledError;
}
