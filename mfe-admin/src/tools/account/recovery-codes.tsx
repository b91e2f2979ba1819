import type { OwnFactors } from '@talent/second-factor/factors';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../queries/query-client';
import { accountTexts } from './content/account';
import { StepUpCancelledError, useStepUp } from '../../step-up/use-step-up';
import { changeFactors } from './factor-actions';
import { accountQueries } from './queries';
import { ShownCodes } from './shown-codes';

const text = accountTexts.codes;

/** The number of recovery codes left, and new ones, which are shown once. */
export function RecoveryCodes({ factors }: { factors: OwnFactors }): ReactNode {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stepUp = useStepUp();
  const { hasRecoveryCodes } = factors;
  const { data: status } = useQuery(
    { ...accountQueries.recoveryCodes, enabled: hasRecoveryCodes },
    queryClient,
  );

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
      void queryClient.invalidateQueries(accountQueries.factors);
      void queryClient.invalidateQueries(accountQueries.recoveryCodes);
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
          <p className="mt-3">
            {hasRecoveryCodes ? status && text.left(status.remaining, status.total) : text.none}
          </p>
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
