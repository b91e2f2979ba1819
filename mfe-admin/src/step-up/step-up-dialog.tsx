import { FactorPrompt } from '@talent/second-factor/factor-prompt';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import type { ReactNode } from 'react';
import { accountAuth } from './api/account-auth';
import { fetchStaffAccess } from './api/staff-access';
import { stepUpTexts as text } from './content/step-up';
import { useLoaded } from '../queries/use-loaded';
import { ModalDialog } from '../controls/modal-dialog';
import { PasswordProofForm } from './password-proof-form';

interface StepUpDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Asks for the second factor, or for the password of an account without one. */
export function StepUpDialog({ onProved, onClose }: StepUpDialogProps): ReactNode {
  const [access, retry] = useLoaded(fetchStaffAccess);
  return (
    <ModalDialog label={text.title} onClose={onClose} className="m-auto w-full max-w-md border p-6">
      <h2 className="text-subheading mb-2">{text.title}</h2>
      {access.status === 'pending' && <Spinner label={text.loading} />}
      {access.status === 'failed' && (
        <Notice tone="error" title={text.notDone}>
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {text.retry}
          </Button>
        </Notice>
      )}
      {access.status === 'ready' && (
        <>
          <p className="mb-5">{access.value.hasSecondFactor ? text.factor : text.password}</p>
          {access.value.hasSecondFactor ? (
            <FactorPrompt auth={accountAuth} onProved={onProved} />
          ) : (
            <PasswordProofForm onProved={onProved} />
          )}
        </>
      )}
      <Button variant="secondary" className="mt-4 w-full" onClick={onClose}>
        {text.cancel}
      </Button>
    </ModalDialog>
  );
}
