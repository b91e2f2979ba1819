import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormPanel, lazyForm } from '../forms/form-panel';
import { accessText as text } from './content/access-text';
import { accessStore, retryAccess, startAccess, unlock } from './access-store';
import type { GateSource } from './email-form';

interface EmailGateProps {
  source: GateSource;
  roles?: readonly string[];
  /** The title that names the figures to be opened; its own title without it. */
  title?: string | undefined;
  /** Called once the figures have come after a sign-up here; whoever gets it says so in place of the gate. */
  onOpened?: () => void;
}

const FormPlace = lazyForm(() => import('./email-form').then(({ EmailForm }) => EmailForm));

/** The sign-up that unlocks every role; hidden in a browser that has unlocked them. */
export function EmailGate({ source, roles = [], title, onOpened }: EmailGateProps) {
  const access = accessStore();
  const [isDone, setIsDone] = useState(false);
  const titleId = `access-title-${source}`;
  useEffect(startAccess, []);
  const open = useCallback((token: string) => {
    setIsDone(true);
    unlock(token);
  }, []);
  const isOpened = isDone && access.status === 'unlocked';
  useEffect(() => {
    if (isOpened) onOpened?.();
  }, [isOpened, onOpened]);
  if (access.status === 'unlocked') return isDone && !onOpened ? <Opened /> : null;
  if (access.status === 'loading') return <p role="status">{text.opening}</p>;
  if (access.status === 'failed') return <LoadFailed onAgain={retryAccess} />;
  // The reload brings a page that fits the server, and asks again with the stored token.
  if (access.status === 'outdated') return <LoadFailed onAgain={() => window.location.reload()} />;
  return (
    <FormPanel
      id="sign-up"
      titleId={titleId}
      title={title ?? text.title}
      reasons={<Reasons roles={roles} />}
    >
      {access.refused && (
        <Notice live className="mb-5">
          {text.refused}
        </Notice>
      )}
      <noscript>
        <p className="mb-5 border-l-4 border-warning pl-4">{text.noScript}</p>
      </noscript>
      <FormPlace source={source} labelledBy={titleId} onUnlocked={open} />
    </FormPanel>
  );
}

function Reasons({ roles }: { roles: readonly string[] }) {
  return (
    <>
      <p className="mt-2 font-semibold">{text.free}</p>
      <p className="mt-3 max-w-prose text-ink-muted">{text.lede}</p>
      <ul className="mt-4 list-disc space-y-1 pl-5 marker:text-ink-muted">
        {text.gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      {roles.length > 0 && (
        <p className="mt-4 max-w-prose text-sm text-ink-muted">
          {`${text.alsoOpens} ${roles.join(', ')}.`}
        </p>
      )}
    </>
  );
}

/** Takes the focus that the form's button had. */
function Opened() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p
      ref={line}
      role="status"
      tabIndex={-1}
      className="border-l-4 border-positive bg-surface px-5 py-4"
    >
      {text.opened}
    </p>
  );
}

function LoadFailed({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice tone="error" title={text.failedLoad.title}>
      <p>{text.failedLoad.text}</p>
      <Button variant="secondary" className="mt-3" onClick={onAgain}>
        {text.failedLoad.retry}
      </Button>
    </Notice>
  );
}
