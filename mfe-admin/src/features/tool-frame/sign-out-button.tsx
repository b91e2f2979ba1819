import { sessionStore, toast, useNavigate } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toolFrame } from '../../content/seo-dashboard';

type State = 'idle' | 'working' | 'failed';

/** Ends the session and leaves for the public site; says so when that does not work. */
export function SignOutButton({ signOut }: { signOut: () => Promise<void> }): ReactNode {
  const [state, setState] = useState<State>('idle');
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    setState('working');
    await signOut().catch(console.error);
    if (sessionStore.getState().status === 'signed-in') {
      setState('failed');
      return;
    }
    toast({ title: toolFrame.signedOut });
    await navigate('/');
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={state === 'working'}
        onClick={() => {
          if (state !== 'working') void leave();
        }}
      >
        {state === 'working' ? toolFrame.signingOut : toolFrame.signOut}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-negative order-last basis-full text-right text-sm">
          {toolFrame.signOutFailed}
        </p>
      )}
    </>
  );
}
