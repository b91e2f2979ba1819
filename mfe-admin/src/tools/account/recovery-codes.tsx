import type { OwnFactors } from '@talent/second-factor/factors';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { accountAuth } from '../../step-up/api/account-auth';
import { accountTexts } from './content/account';
import { StepUpCancelledError, useStepUp } from '../../step-up/use-step-up';
import { changeFactors } from './factor-actions';
import { ShownCodes } from './shown-codes';

interface RecoveryCodesProps {
  factors: OwnFactors;
  onMade: () => void;
}

const text = accountTexts.codes;

/** How many recovery codes are left, and new ones, which are shown once. */
export function RecoveryCodes({ factors, onMade }: RecoveryCodesProps): ReactNode {
  const [left, setLeft] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stepUp = useStepUp();
  const { hasRecoveryCodes } = factors;
  useEffect(() => {
    if (!hasRecoveryCodes) return setLeft(null);
    void accountAuth()
      .then((auth) => auth.mfa.recoveryCodes.getStatus())
      .then(({ data }) => setLeft(data && text.left(data.remaining, data.total)))
      .catch(console.error);
  }, [hasRecoveryCodes, codes]);

  async function make(): Promise<void> {
    setFailed(false);
    try {
      await stepUp.run(() =>
        changeFactors(async ({ mfa }) => {
          const answer = hasRecoveryCodes
            ? await mfa.recoveryCodes.regenerate()
            : await mfa.recoveryCodes.generate();
          if (answer.data) setCodes(answer.data.codes);
          return answer;
        }),
      );
      onMade();
    } catch (error) {
      if (!(error instanceof StepUpCancelledError)) setFailed(true);
    }
  }

  if (factors.passkeys.length + factors.totp.length === 0) {
    return <p className="text-ink-muted text-sm">{text.needsFactor}</p>;
  }
  return (
    <>
      <p className="text-ink-muted max-w-prose text-sm">{text.lede}</p>
      {hasFailed && (
        <Notice tone="error" className="mt-4">
          {accountTexts.notDone}
        </Notice>
      )}
      {codes === null ? (
        <>
          <p className="mt-3">{hasRecoveryCodes ? left : text.none}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void make()}>
            {hasRecoveryCodes ? text.makeNew : text.make}
          </Button>
          {hasRecoveryCodes && <p className="text-ink-muted mt-2 text-sm">{text.replaces}</p>}
        </>
      ) : (
        <ShownCodes codes={codes} onDone={() => setCodes(null)} />
      )}
      {stepUp.dialog}
    </>
  );
}
