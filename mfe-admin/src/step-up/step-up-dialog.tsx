import { FactorPrompt } from '@talent/second-factor/factor-prompt';
import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';
import { accountAuth } from './api/account-auth';
import { fetchStaffAccess } from './api/staff-access';
import { stepUpTexts as text } from './content/step-up';
import { Loaded } from '../queries/loaded';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { PasswordProofForm } from './password-proof-form';

interface StepUpDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Asks for the second factor, or for the password of an account without one. */
export function StepUpDialog({ onProved, onClose }: StepUpDialogProps): ReactNode {
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
