import type { OwnFactors } from '@talent/second-factor/factors';
import { addPasskey as registerPasskey } from '@talent/second-factor/passkeys';
import { TotpSetup } from '@talent/second-factor/totp-setup';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { accountAuth } from '../../step-up/api/account-auth';
import { fetchStaffAccess } from '../../step-up/api/staff-access';
import { accountTexts } from './content/account';
import { queryClient } from '../../queries/query-client';
import { QueryPart } from '../../queries/query-part';
import { FreshSignInError, StepUpCancelledError, useStepUp } from '../../step-up/use-step-up';
import { ToolSection } from '../../frame/tool-section';
import { deviceName } from './device-name';
import { changeFactors, FactorChangeError, freePasskeyName, requireProof } from './factor-actions';
import { FactorList } from './factor-list';
import { accountQueries } from './queries';
import { RecoveryCodes } from './recovery-codes';

const text = accountTexts.factors;

interface Said {
  tone: 'info' | 'error';
  text: string;
}

/** Passkeys, authenticator apps and recovery codes. */
export function SecondFactors(): ReactNode {
  const factors = useQuery(accountQueries.factors, queryClient);
  if (factors.isSuccess) return <OwnSecondFactors factors={factors.data} />;
  return (
    <ToolSection title={text.title}>
      <QueryPart query={factors} texts={accountTexts}>
        {() => null}
      </QueryPart>
    </ToolSection>
  );
}

function OwnSecondFactors({ factors }: { factors: OwnFactors }): ReactNode {
  const [said, setSaid] = useState<Said | null>(null);
  const [doing, setDoing] = useState<'passkey' | 'totp' | null>(null);
  const stepUp = useStepUp();

  async function act(work: () => Promise<string | null>): Promise<void> {
    setSaid(null);
    try {
      const done = await stepUp.run(work);
      if (done !== null) setSaid({ tone: 'info', text: done });
      noteChange();
    } catch (error) {
      if (error instanceof StepUpCancelledError) return;
      console.error('Second factors were not changed', error);
      const isCancelled = error instanceof FactorChangeError && error.code === 'cancelled';
      setSaid({ tone: 'error', text: isCancelled ? text.passkeyCancelled : accountTexts.notDone });
    }
  }

  const own = [...factors.passkeys, ...factors.totp];
  const taken = own.map(({ name }) => name);

  async function addPasskey(): Promise<void> {
    if (!('credentials' in navigator) || !window.isSecureContext) {
      setSaid({ tone: 'error', text: text.noPasskeys });
      return;
    }
    setDoing('passkey');
    await act(async () => {
      const friendlyName = freePasskeyName(deviceName(navigator.userAgent) ?? text.passkey, taken);
      requireProof(await registerPasskey(await accountAuth(), friendlyName));
      return text.added_;
    });
    setDoing(null);
  }

  /** Starts to set up an app; a sign-in that is too old has to be confirmed first. */
  async function addTotp(): Promise<void> {
    await act(async () => {
      const { isFresh } = await fetchStaffAccess();
      if (!isFresh) throw new FreshSignInError('a fresh sign-in is needed');
      setDoing('totp');
      return null;
    });
  }

  return (
    <>
      <ToolSection title={text.title}>
        {own.length === 0 && (
          <Notice tone="warning" title={text.none} className="mb-4 max-w-prose">
            {text.noneText}
          </Notice>
        )}
        {said && (
          <Notice live tone={said.tone} className="mb-4 max-w-prose">
            {said.text}
          </Notice>
        )}
        {own.length > 0 && (
          <FactorList
            factors={factors}
            onRemove={({ id: factorId, name }) =>
              void act(async () => {
                await changeFactors((auth) => auth.mfa.unenroll({ factorId }));
                return text.removed(name);
              })
            }
          />
        )}
        {doing === 'totp' ? (
          <div className="mt-5 max-w-md">
            <TotpSetup
              auth={accountAuth}
              taken={taken}
              onDone={() => {
                setDoing(null);
                setSaid({ tone: 'info', text: text.added_ });
                noteChange();
              }}
            />
            <Button variant="secondary" className="mt-4" onClick={() => setDoing(null)}>
              {text.cancel}
            </Button>
          </div>
        ) : (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant={own.length === 0 ? 'primary' : 'secondary'}
              size="sm"
              aria-disabled={doing !== null}
              onClick={() => void (doing === null && addPasskey())}
            >
              {doing === 'passkey' ? text.passkeyWorking : text.addPasskey}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => void addTotp()}>
              {text.addTotp}
            </Button>
          </div>
        )}
        {stepUp.dialog}
      </ToolSection>
      <ToolSection title={accountTexts.codes.title}>
        <RecoveryCodes factors={factors} />
      </ToolSection>
    </>
  );
}

/** Factors have changed, and other sessions may have ended. */
function noteChange(): void {
  void queryClient.invalidateQueries(accountQueries.factors);
  void queryClient.invalidateQueries(accountQueries.sessions);
}
