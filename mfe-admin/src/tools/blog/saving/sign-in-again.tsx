import { useSession } from '@talent/sdk';
import { FactorPrompt } from '@talent/second-factor/factor-prompt';
import { FieldError } from '@talent/ui/field-error';
import { useState, type ReactNode } from 'react';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { ToolButton } from '../../../controls/tool-button';
import { accountAuth } from '../../../step-up/api/account-auth';
import { fetchStaffAccess } from '../../../step-up/api/staff-status';
import { PasswordProofForm } from '../../../step-up/password-proof-form';
import { signInAgainTexts as texts } from '../content/editor-words';

/** Signs the same person in again over their text: the password, and the second factor of an account that has one. */
export function SignInAgain(props: { onDone: () => void; onClose: () => void }): ReactNode {
  const { onDone, onClose } = props;
  const session = useSession();
  const [step, setStep] = useState<'password' | 'factor' | 'denied' | 'failed'>('password');
  const email = session.status === 'signed-in' ? session.email : null;

  async function goOn(): Promise<void> {
    const access = await fetchStaffAccess().catch((error: unknown) => {
      console.error('The access was not checked', error);
      return null;
    });
    if (access?.status === 'allowed') return onDone();
    if (access?.status === 'second-factor') setStep('factor');
    else setStep(access === null ? 'failed' : 'denied');
  }

  return (
    <ModalDialog
      label={texts.title}
      onClose={onClose}
      className="m-auto w-full max-w-md border p-6"
    >
      <h2 className="text-subheading mb-2">{texts.title}</h2>
      <p className="mb-4">{texts.lede}</p>
      {email === null ? (
        <p>{texts.unknown}</p>
      ) : (
        <>
          <p className="text-ink-muted mb-4 text-sm">{texts.as(email)}</p>
          {step === 'factor' ? (
            <>
              <p className="mb-4">{texts.factor}</p>
              <FactorPrompt auth={accountAuth} onProved={() => void goOn()} />
            </>
          ) : (
            <PasswordProofForm onProved={() => void goOn()} />
          )}
        </>
      )}
      {(step === 'denied' || step === 'failed') && (
        <FieldError id="sign-in-again-failed">{texts[step]}</FieldError>
      )}
      <ToolButton className="mt-4 w-full" onClick={onClose}>
        {texts.later}
      </ToolButton>
    </ModalDialog>
  );
}
