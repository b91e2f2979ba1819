import { sessionStore, toast, useNavigate } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Tooltip } from '@talent/ui/tooltip';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toolFrame } from './content/tool-frame';

type State = 'idle' | 'working' | 'failed';

interface SignOutButtonProps {
  signOut: () => Promise<void>;
  isRail: boolean;
}

/** Ends the session and opens the public site, or shows a message if that fails. */
export function SignOutButton({ signOut, isRail }: SignOutButtonProps): ReactNode {
  const [state, setState] = useState<State>('idle');
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    setState('working');
    const error: unknown = await signOut().catch((reason: unknown) => reason);
    if (sessionStore.getState().status === 'signed-in') {
      const hasStayed = error instanceof DOMException && error.name === 'AbortError';
      if (!hasStayed) console.error(error);
      setState(hasStayed ? 'idle' : 'failed');
      return;
    }
    toast({ title: toolFrame.signedOut });
    await navigate('/');
  }

  const label = state === 'working' ? toolFrame.signingOut : toolFrame.signOut;
  const onClick = (): void => {
    if (state !== 'working') void leave();
  };
  return (
    <>
      {/* Above the button, which is at the foot of the sidebar and would move under the pointer otherwise. */}
      {state === 'failed' && (
        <p role="alert" className={isRail ? 'sr-only' : 'text-negative mb-2 text-sm'}>
          {toolFrame.signOutFailed}
        </p>
      )}
      {isRail ? (
        <Tooltip text={label} side="right">
          <button
            type="button"
            aria-label={label}
            className="hover:bg-surface flex h-11 w-full items-center justify-center"
            onClick={onClick}
          >
            <LogOut aria-hidden="true" className="size-4" />
          </button>
        </Tooltip>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="w-full"
          aria-disabled={state === 'working'}
          onClick={onClick}
        >
          <LogOut aria-hidden="true" />
          {label}
        </Button>
      )}
    </>
  );
}
