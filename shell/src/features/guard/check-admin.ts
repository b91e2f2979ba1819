import type { StaffAccess } from '@talent/api/staff/staff-access';
import type { BrowserClient, Session } from '@talent/data/browser-client';
import { backend, currentSession } from '../backend/backend';
import { endGuard, fetchGuardedComposition } from './guarded-composition';
import { closeGuard, guardStore, type GuardState } from './guard-store';
import { startGuardRenewal } from './renew-guard';

/** Longest wait for the role, ms. */
const roleTimeout = 15_000;

let running: { asked: GuardState; done: Promise<void> } | null = null;

/**
 * Runs the role check of the signed-in person once, unless it has a result,
 * and again for the next person.
 */
export function checkAdmin(): Promise<void> {
  const asked = guardStore.getState();
  if (asked.status !== 'loading') return Promise.resolve();
  if (running?.asked !== asked) running = { asked, done: check(asked) };
  return running.done;
}

async function check(asked: GuardState): Promise<void> {
  try {
    const state = await adminState();
    if (!isOpen(asked)) return;
    guardStore.setState(state, true);
    if (state.status === 'allowed') startGuardRenewal();
    // The cookie may belong to a previous user of this browser.
    else void endGuard();
  } catch (error) {
    console.error('Error checking admin access', error);
    if (!isOpen(asked)) return;
    guardStore.setState({ status: 'denied' }, true);
    window.addEventListener('online', checkAgain, { once: true });
  }
}

/** Whether no one has signed in or out since: each resets the guard. */
function isOpen(asked: GuardState): boolean {
  return guardStore.getState() === asked;
}

function checkAgain(): void {
  if (guardStore.getState().status === 'denied') closeGuard();
}

async function adminState(): Promise<GuardState> {
  const session = await currentSession();
  if (!session) return { status: 'denied' };
  const client = await backend();
  const {
    data: role,
    error,
    status,
  } = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', session.user.id)
    .eq('role', 'admin')
    .abortSignal(AbortSignal.timeout(roleTimeout))
    .maybeSingle();
  // The client hands out an exception of `fetch` as an error without a status.
  if (error && status === 0) throw error;
  if (error || !role) return { status: 'denied' };
  if (await hasUnusedFactor(client, session)) {
    return { status: 'denied', needs: 'second-factor' };
  }
  const composition = await fetchGuardedComposition(session.access_token);
  return composition ? { status: 'allowed', composition } : deniedState(client);
}

/** Needs no request: the session lists the person's factors, and its token the level reached. */
async function hasUnusedFactor({ auth }: BrowserClient, { user }: Session): Promise<boolean> {
  if (!user.factors?.some((factor) => factor.status === 'verified')) return false;
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel !== 'aal2' && data?.nextLevel === 'aal2';
}

/** Why the gateway refused someone who holds the role. */
async function deniedState(client: BrowserClient): Promise<GuardState> {
  const { data } = await client.rpc('staff_access').abortSignal(AbortSignal.timeout(roleTimeout));
  const access = (data as StaffAccess | null)?.status;
  return access === 'second-factor' || access === 'enroll'
    ? { status: 'denied', needs: access }
    : { status: 'denied' };
}
