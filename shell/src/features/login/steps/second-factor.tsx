import { Spinner } from '@talent/ui/spinner';
import { lazy, Suspense } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { closeGuard } from '../../guard/guard-store';
import { loginAuth } from '../requests/requests';
import { SignOut } from './signed-in';

// Loaded only for staff with a second factor.
const FactorPrompt = lazy(async () => ({
  default: (await import('@talent/second-factor/factor-prompt')).FactorPrompt,
}));
const TotpSetup = lazy(async () => ({
  default: (await import('@talent/second-factor/totp-setup')).TotpSetup,
}));

interface Props {
  needs: 'second-factor' | 'enroll';
  signOut: () => Promise<void>;
}

/** The second half of a sign-in: afterwards the role is checked again. */
export function SecondFactor({ needs, signOut }: Props) {
  return (
    <div className="grid gap-6">
      <Suspense fallback={<Spinner label={adminLogin.signedIn.checking} />}>
        {needs === 'enroll' ? (
          <TotpSetup auth={loginAuth} onDone={closeGuard} />
        ) : (
          <FactorPrompt auth={loginAuth} onProved={closeGuard} />
        )}
      </Suspense>
      <SignOut signOut={signOut} />
    </div>
  );
}
