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
import { useStepUpMutation } from '../../../step-up/use-step-up';
import { formatUtc } from '../../../time/utc';
import { callLinkedIn } from '../api/linkedin-call';
import { connectionTexts, expiryTexts } from '../content/linkedin';
import { changeConnection } from '../queries';
import { ConnectionNotice, VersionNotice } from './connection-notice';
import { amountLeft, expiryOf, useNow } from './expiry';
import { newSignInSecret } from './sign-in-return';

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
        <Button
          variant={connection?.state === 'working' ? 'secondary' : 'primary'}
          aria-disabled={isOpening}
          onClick={() => {
            if (isOpening) return;
            disconnect.reset();
            setConfirming(false);
            connect.mutate();
          }}
        >
          {isOpening
            ? connectionTexts.opening
            : connection === null
              ? connectionTexts.connect
              : connectionTexts.reconnect}
        </Button>
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
          onConfirm={() =>
            disconnect
              .mutateAsync()
              .then(
                () => true,
                () => false,
              )
              .finally(() => setConfirming(false))
          }
          onClose={() => setConfirming(false)}
        />
      )}
      {connect.dialog}
      {disconnect.dialog}
    </>
  );
}

function AccountFacts({
  account,
  version,
  versionEndsOn,
}: {
  account: ConnectedAccount;
} & Pick<LinkedInConnection, 'version' | 'versionEndsOn'>): ReactNode {
  const expiry = expiryOf(account, useNow());
  const { facts } = connectionTexts;
  const left =
    expiry.status === 'running' ? expiryTexts.left(amountLeft(expiry.leftMs)) : expiryTexts.expired;
  const { renewableUntil } = account;
  const ending = (at: string, isLast: boolean) => (
    <>
      {formatUtc(at)} UTC
      {isLast && <span className="text-ink-muted"> · {left}</span>}
    </>
  );
  const rows: [string, ReactNode][] = [
    [facts.account, account.name || account.urn],
    [facts.urn, <code key="urn">{account.urn}</code>],
    [facts.token, connectionTexts.tokenShown(account.last4)],
    [facts.scopes, account.scopes.join(', ')],
    [facts.expires, ending(account.expiresAt, renewableUntil === null)],
    [facts.renewable, renewableUntil && ending(renewableUntil, true)],
    [facts.connected, `${formatUtc(account.connectedAt)} UTC`],
    [
      facts.version,
      version !== null &&
        versionEndsOn !== null &&
        connectionTexts.versionUntil(version, formatDay(versionEndsOn)),
    ],
  ];
  return (
    <dl className="border-rule border-t">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div
              key={label}
              className="border-rule grid gap-x-6 border-b py-2 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="text-ink-muted text-sm">{label}</dt>
              <dd className="min-w-0 break-words tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
