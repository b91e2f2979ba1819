import type {
  ConnectedAccount,
  ConsentAddress,
  LinkedInConnection,
} from '@talent/functions/linkedin-connection/contract';
import { formatDay } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useState, type ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { FactList } from '../../../controls/fact-list';
import { ToolButton } from '../../../controls/tool-button';
import { succeeds } from '../../../queries/use-data';
import { useStepUpMutation } from '../../../step-up/use-step-up';
import { useNow } from '../../../time/use-now';
import { formatTime } from '../../../time/format-time';
import { callLinkedIn, changeConnection } from '../queries';
import { amountLeft, ConnectionNotice, timeLeft, VersionNotice } from './connection-notice';
import { newSignInSecret } from './sign-in-return';
import { connectionTexts, expiryTexts, setupTexts } from '../content/linkedin';

/** The connected account with its actions, or the way to connect one. */
export function ConnectionPanel({ value }: { value: LinkedInConnection }): ReactNode {
  const { connection } = value;
  const [isConfirming, setConfirming] = useState(false);
  const connect = useStepUpMutation({
    mutationFn: () =>
      callLinkedIn<ConsentAddress>('linkedin-connection', {
        action: 'start',
        browser: newSignInSecret(),
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const disconnect = useStepUpMutation({
    mutationFn: () => changeConnection({ action: 'disconnect' }),
  });
  const problem = connect.error ?? disconnect.error;
  // The consent page takes a moment to replace this one.
  const isOpening = connect.isPending || connect.isSuccess;
  const lacksScope = connection !== null && !connection.scopes.includes('w_member_social');
  return (
    <>
      {connection !== null && <ConnectionNotice value={value} withLink={false} />}
      <VersionNotice value={value} />
      {lacksScope && (
        <Notice tone="error" live={false} className="mb-6" title={connectionTexts.missingScope} />
      )}
      {problem !== null && <Notice tone="error" title={problem.message} className="mb-6" />}
      {disconnect.isSuccess && (
        <Notice live className="mb-6">
          <p>{connectionTexts.disconnected}</p>
          <Link href={connectionTexts.permittedServicesUrl}>
            {connectionTexts.permittedServices}
          </Link>
        </Notice>
      )}
      {connection === null ? (
        <>
          <h2 className="text-subheading">{connectionTexts.none}</h2>
          <p className="text-ink-muted mt-2 max-w-prose">{connectionTexts.noneDetail}</p>
        </>
      ) : (
        <AccountFacts account={connection} {...value} />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ToolButton
          size="md"
          variant={connection?.state === 'working' ? 'secondary' : 'primary'}
          isPending={isOpening}
          pending={connectionTexts.opening}
          onClick={() => {
            disconnect.reset();
            setConfirming(false);
            connect.mutate();
          }}
        >
          {connection === null ? connectionTexts.connect : connectionTexts.reconnect}
        </ToolButton>
        {connection !== null && (
          <Button
            variant="secondary"
            aria-expanded={isConfirming}
            onClick={() => setConfirming(true)}
          >
            {connectionTexts.disconnect}
          </Button>
        )}
      </div>
      {isConfirming && connection !== null && (
        <ConfirmPanel
          label={connectionTexts.disconnect}
          question={connectionTexts.disconnectSure}
          confirm={connectionTexts.disconnectYes}
          cancel={connectionTexts.cancel}
          onConfirm={() => succeeds(disconnect.mutateAsync()).finally(() => setConfirming(false))}
          onClose={() => setConfirming(false)}
        />
      )}
      {connect.dialog}
      {disconnect.dialog}
    </>
  );
}

function AccountFacts(props: LinkedInConnection & { account: ConnectedAccount }): ReactNode {
  const { account, version, versionEndsOn } = props;
  const leftMs = timeLeft(account, useNow(60_000));
  const { facts } = connectionTexts;
  const left = leftMs > 0 ? expiryTexts.left(amountLeft(leftMs)) : expiryTexts.expired;
  const { renewableUntil } = account;
  const ending = (at: string, isLast: boolean) => (
    <>
      <span>{formatTime(at)}</span>
      {isLast && <span className="text-ink-muted">{` · ${left}`}</span>}
    </>
  );
  const isVersioned = version !== null && versionEndsOn !== null;
  return (
    <FactList
      className="border-rule border-y py-3 tabular-nums"
      facts={[
        [facts.account, account.name || account.urn],
        [facts.urn, <code key="urn">{account.urn}</code>],
        [facts.token, connectionTexts.tokenShown(account.last4)],
        [facts.scopes, account.scopes.join(', ')],
        [facts.expires, ending(account.expiresAt, renewableUntil === null)],
        [facts.renewable, renewableUntil && ending(renewableUntil, true)],
        [facts.connected, formatTime(account.connectedAt)],
        [
          facts.version,
          isVersioned ? connectionTexts.versionUntil(version, formatDay(versionEndsOn)) : null,
        ],
      ]}
    />
  );
}

/** The steps to register an app at LinkedIn, and the missing settings. */
export function SetupGuide({ missing, redirectUri }: LinkedInConnection): ReactNode {
  return (
    <>
      <Notice tone="warning" live={false} title={setupTexts.title}>
        <p>{setupTexts.missing}</p>
        <FactList
          className="mt-2 text-sm"
          facts={missing.map((name) => [name, setupTexts.meanings[name]])}
        />
      </Notice>
      <ol className="mt-6 max-w-prose list-decimal space-y-3 ps-5">
        {setupTexts.steps.map((step, index) => (
          <li key={step}>
            <span>{step}</span>
            {index === 0 && (
              <>
                {' '}
                <Link href={setupTexts.portalUrl}>{setupTexts.portal}</Link>
              </>
            )}
            {index === 2 && (
              <code className="border-rule bg-surface mt-1 block border px-2 py-1 text-sm break-all">
                {redirectUri}
              </code>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
