import type { ConsentAddress, LinkedInConnection } from '@talent/api/linkedin/connection';
import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { useStepUpMutation } from '../../../step-up/use-step-up-mutation';
import { callLinkedIn } from '../api/linkedin-call';
import { connectionTexts } from '../content/linkedin';
import { changeConnection } from '../queries';
import { VersionNotice } from '../version/version-notice';
import { AccountFacts } from './account-facts';
import { ConnectionNotice } from './connection-notice';
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
