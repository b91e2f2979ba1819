import { toast } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useState } from 'react';
import { adminLogin } from '../../../content/admin-login';

const { signedIn: text } = adminLogin;

/** Ends the session of this browser: a toast says so, and this button is gone. */
export function SignOut({ signOut }: { signOut: () => Promise<void> }) {
  const [isWorking, setIsWorking] = useState(false);

  async function leave(): Promise<void> {
    setIsWorking(true);
    await signOut();
    toast({ title: text.signedOut });
  }

  return (
    <Button
      variant="secondary"
      aria-disabled={isWorking}
      onClick={() => {
        if (!isWorking) void leave();
      }}
    >
      {isWorking ? text.signingOut : text.signOut}
    </Button>
  );
}
