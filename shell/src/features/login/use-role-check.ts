import { useNavigate, useSession } from '@talent/sdk';
import { useEffect } from 'react';
import { guardStore } from '../guard/guard-store';
import type { LoginPort } from './requests/login-port';

/**
 * Runs the role check of the signed-in person.
 * @param leadOn - whether to navigate an allowed person to the guarded home.
 */
export function useRoleCheck(port: LoginPort, leadOn: boolean): void {
  const isSignedIn = useSession().status === 'signed-in';
  const guard = guardStore();
  const navigate = useNavigate();
  const home = guard.status === 'allowed' ? guard.composition.home : null;

  useEffect(() => {
    if (isSignedIn && guard.status === 'loading') void port.checkAdmin();
  }, [isSignedIn, guard, port]);

  useEffect(() => {
    if (leadOn && isSignedIn && home !== null) void navigate(home);
  }, [leadOn, isSignedIn, home, navigate]);
}
