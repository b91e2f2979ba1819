import type { OwnFactor, OwnFactors } from '@talent/second-factor/factors';
import { addPasskey } from '@talent/second-factor/passkeys';
import { TotpSetup } from '@talent/second-factor/totp-setup';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { ToolSection } from '../../frame/tool-section';
import { Loaded } from '../../queries/query-part';
import { useData } from '../../queries/use-data';
import { accountAuth } from '../../step-up/api/account-auth';
import { fetchStaffAccess } from '../../step-up/api/staff-status';
import { FreshSignInError, useStepUpMutation } from '../../step-up/use-step-up';
import { accountTexts } from './content/account';
import { formatTime } from '../../time/format-time';
import { deviceName } from './session-list';
import { FactorChangeError, changeFactors, freePasskeyName, requireProof } from './factor-actions';
import { accountQueries, refresh } from './queries';
import { RecoveryCodes } from './recovery-codes';

const text = accountTexts.factors;

export function SecondFactors(): ReactNode {
  const { data: factors } = useData(accountQueries.factors);
  return (
    <>
      <ToolSection title={text.title}>
        <Loaded query={accountQueries.factors} texts={accountTexts}>
          {(loaded) => <OwnSecondFactors factors={loaded} />}
        </Loaded>
      </ToolSection>
      {factors && (
        <ToolSection title={accountTexts.codes.title}>
          <RecoveryCodes factors={factors} />
        </ToolSection>
      )}
    </>
  );
}

function OwnSecondFactors({ factors }: { factors: OwnFactors }): ReactNode {
  const [doing, setDoing] = useState<'passkey' | 'totp' | null>(null);
  const { mutate, data, error, hasFailed, dialog } = useStepUpMutation({
    /** A change of the factors gives the sentence about it, and null where it has only begun. */
    mutationFn: (change: () => Promise<string | null>) => change(),
    onSuccess: () => refresh('factors', 'sessions'),
  });
  const own = [...factors.passkeys, ...factors.totp];
  const taken = own.map(({ name }) => name);

  async function registerPasskey(): Promise<string> {
    if (!('credentials' in navigator) || !window.isSecureContext) {
      throw new FactorChangeError('unsupported');
    }
    const friendlyName = freePasskeyName(deviceName(navigator.userAgent) ?? text.passkey, taken);
    requireProof(await addPasskey(await accountAuth(), friendlyName));
    return text.added_;
  }

  /** Starts to set up an app; a sign-in that is too old has to be confirmed first. */
  async function beginTotp(): Promise<null> {
    const { isFresh } = await fetchStaffAccess();
    if (!isFresh) throw new FreshSignInError('a fresh sign-in is needed');
    setDoing('totp');
    return null;
  }

  return (
    <>
      {own.length === 0 && (
        <Notice tone="warning" title={text.none} className="mb-4 max-w-prose">
          {text.noneText}
        </Notice>
      )}
      {(hasFailed || data) && (
        <Notice live tone={hasFailed ? 'error' : 'info'} className="mb-4 max-w-prose">
          {hasFailed ? failureOf(error) : data}
        </Notice>
      )}
      {own.length > 0 && (
        <FactorList
          factors={factors}
          onRemove={({ id: factorId, name }) =>
            mutate(async () => {
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
              mutate(() => Promise.resolve(text.added_));
            }}
          />
          <Button variant="secondary" className="mt-4" onClick={() => setDoing(null)}>
            {text.cancel}
          </Button>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <ToolButton
            variant={own.length === 0 ? 'primary' : 'secondary'}
            isBlocked={doing !== null}
            onClick={() => {
              setDoing('passkey');
              mutate(registerPasskey, { onSettled: () => setDoing(null) });
            }}
          >
            {doing === 'passkey' ? text.passkeyWorking : text.addPasskey}
          </ToolButton>
          <ToolButton onClick={() => mutate(beginTotp)}>{text.addTotp}</ToolButton>
        </div>
      )}
      {dialog}
    </>
  );
}

function failureOf(error: Error | null): string {
  const code = error instanceof FactorChangeError ? error.code : null;
  if (code === 'unsupported') return text.noPasskeys;
  return code === 'cancelled' ? text.passkeyCancelled : accountTexts.notDone;
}

function FactorList(props: {
  factors: OwnFactors;
  onRemove: (factor: OwnFactor) => void;
}): ReactNode {
  const { factors, onRemove } = props;
  const rows = [
    ...factors.passkeys.map((factor) => ({ factor, kind: text.passkey, Icon: KeyRound })),
    ...factors.totp.map((factor) => ({ factor, kind: text.totp, Icon: Smartphone })),
  ];
  return (
    <ul aria-label={text.list} className="divide-rule border-rule divide-y border-y">
      {rows.map(({ factor, kind, Icon }) => (
        <li
          key={factor.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
        >
          <div className="flex min-w-0 items-start gap-3">
            <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <div className="min-w-0">
              <p className="font-medium break-words">{factor.name || kind}</p>
              <p className="text-ink-muted text-sm">
                {`${kind} · ${text.added(formatTime(factor.createdAt))}`}
              </p>
            </div>
          </div>
          <ToolButton
            aria-label={text.removeLabel(factor.name || kind)}
            onClick={() => onRemove(factor)}
          >
            {text.remove}
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}
