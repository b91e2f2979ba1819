import { sessionStore, toast } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { adminLogin } from '../../content/admin-login';

const { signedIn: text } = adminLogin;

/** Ends the session. When that works a toast says so and this button is gone; when not, it says so here. */
export function SignOut({ signOut }: { signOut: () => Promise<void> }): ReactNode {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');

  async function leave(): Promise<void> {
    setState('working');
    await signOut().catch(console.error);
    if (sessionStore.getState().status === 'signed-in') setState('failed');
    else toast({ title: text.signedOut });
  }

  return (
    <>
      {state === 'failed' && <Notice tone="error">{text.signOutFailed}</Notice>}
      <Button
        variant="secondary"
        aria-disabled={state === 'working'}
        onClick={() => {
          if (state !== 'working') void leave();
        }}
      >
        {state === 'working' ? text.signingOut : text.signOut}
      </Button>
    </>
  );
}
