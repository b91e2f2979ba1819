import { Link, toast } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import { adminLogin } from '../../../content/admin-login';
import { closeGuard, guardStore } from '../../guard/guard-store';
import { StepButton } from '../login-form';
import { useState } from 'react';

const { signedIn: text } = adminLogin;

interface Props {
  signOut: () => Promise<void>;
  onNewPassword: () => void;
}

/** Link to the staff area, change of password, sign-out. */
export function SignedIn({ signOut, onNewPassword }: Props) {
  const { status } = guardStore();
  return (
    <div className="grid justify-items-start gap-5">
      {/* As high as a button from the start: the role check takes a moment, and nothing below may move under a pointer. */}
      <div className="flex min-h-11 items-center">
        <Access />
      </div>
      <SignOut signOut={signOut} />
      <StepButton onClick={onNewPassword}>{text.newPassword}</StepButton>
      {status === 'denied' && (
        <Notice tone="error" title={text.denied} className="w-full">
          <p>{text.deniedHint}</p>
        </Notice>
      )}
    </div>
  );
}

function Access() {
  const guard = guardStore();
  if (guard.status === 'loading') return <Spinner label={text.checking} />;
  if (guard.status === 'denied') {
    // A check without an answer also ends in 'denied'.
    return (
      <Button variant="secondary" onClick={closeGuard}>
        {text.checkAgain}
      </Button>
    );
  }
  return (
    <Button asChild>
      <Link to={guard.composition.home}>{text.onward}</Link>
    </Button>
  );
}

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
