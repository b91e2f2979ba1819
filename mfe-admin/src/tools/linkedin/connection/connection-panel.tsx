import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { disconnectLinkedIn, startLinkedInSignIn } from '../api/linkedin-connection';
import type { LinkedInAnswer } from '../api/linkedin-call';
import type { LinkedInConnection } from '../api/linkedin-connection';
import { connectionTexts } from '../content/linkedin';
import { useStepUp } from '../../../step-up/use-step-up';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { AccountFacts } from './account-facts';
import { ConnectionNotice } from './connection-notice';
import { failureText } from './failure-text';
import { newSignInSecret } from './sign-in-secret';
import { keepConnection } from './use-connection';

/** Code with which the functions ask for a fresh sign-in. */
const FRESH_SIGN_IN = 'fresh-sign-in';

type Work = 'none' | 'opening' | 'confirming' | 'disconnected';

/** The connected account with its actions, or the way to connect one. */
export function ConnectionPanel({ value }: { value: LinkedInConnection }): ReactNode {
  const { connection, version } = value;
  const [work, setWork] = useState<Work>('none');
  const [problem, setProblem] = useState<string | null>(null);
  const stepUp = useStepUp();

  /** Makes the call; if it asks for a fresh sign-in, the person confirms and the call is repeated. */
  async function proved<Value>(
    call: () => Promise<LinkedInAnswer<Value>>,
  ): Promise<LinkedInAnswer<Value>> {
    let answer = await call();
    if (answer.status === 'done' || answer.code !== FRESH_SIGN_IN) return answer;
    try {
      await stepUp.ask();
      answer = await call();
    } catch {
      // The dialog was closed: the refusal is the answer.
    }
    return answer;
  }

  async function connect(): Promise<void> {
    setWork('opening');
    setProblem(null);
    const answer = await proved(() => startLinkedInSignIn(newSignInSecret()));
    if (answer.status === 'done') {
      window.location.assign(answer.value.url);
      return;
    }
    setWork('none');
    setProblem(failureText(answer));
  }

  async function disconnect(): Promise<boolean> {
    const answer = await proved(disconnectLinkedIn);
    setWork(keepConnection(answer) ? 'disconnected' : 'none');
    if (answer.status === 'failed') setProblem(failureText(answer));
    return answer.status === 'done';
  }

  const lacksScope = connection !== null && !connection.scopes.includes('w_member_social');
  return (
    <>
      {connection !== null && <ConnectionNotice value={value} withLink={false} />}
      {lacksScope && (
        <Notice tone="error" live={false} className="mb-6" title={connectionTexts.missingScope} />
      )}
      {problem !== null && <Notice tone="error" title={problem} className="mb-6" />}
      {work === 'disconnected' && (
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
        <AccountFacts account={connection} version={version} />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          variant={connection?.state === 'working' ? 'secondary' : 'primary'}
          aria-disabled={work === 'opening'}
          onClick={() => {
            if (work !== 'opening') void connect();
          }}
        >
          {work === 'opening'
            ? connectionTexts.opening
            : connection === null
              ? connectionTexts.connect
              : connectionTexts.reconnect}
        </Button>
        {connection !== null && (
          <Button
            variant="secondary"
            aria-expanded={work === 'confirming'}
            onClick={() => setWork('confirming')}
          >
            {connectionTexts.disconnect}
          </Button>
        )}
      </div>
      {work === 'confirming' && connection !== null && (
        <ConfirmPanel
          label={connectionTexts.disconnect}
          question={connectionTexts.disconnectSure}
          confirm={connectionTexts.disconnectYes}
          cancel={connectionTexts.cancel}
          onConfirm={disconnect}
          onClose={() => setWork('none')}
        />
      )}
      {stepUp.dialog}
    </>
  );
}
