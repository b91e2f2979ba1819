import { backend } from '../session/backend';
import { fetchGuardedComposition } from './guarded-composition';
import { guardStore } from './guard-store';
import type { GuardState } from './guard-store';
import { keepGuard } from './keep-guard';

let running: Promise<void> | null = null;

/** Runs the role check of the signed-in person and keeps its result; one at a time. */
export function checkAdmin(): Promise<void> {
  running ??= check().finally(() => {
    running = null;
  });
  return running;
}

async function check(): Promise<void> {
  const state = await adminState();
  guardStore.setState(state, true);
  if (state.status === 'allowed') keepGuard();
}

async function adminState(): Promise<GuardState> {
  try {
    const client = await backend();
    const { data: auth } = await client.auth.getSession();
    if (!auth.session) return { status: 'denied' };
    const { data: role, error } = await client
      .from('user_roles')
      .select('role')
      .eq('user_id', auth.session.user.id)
      .eq('role', 'admin')
      .abortSignal(AbortSignal.timeout(15_000))
      .maybeSingle();
    if (error || !role) return { status: 'denied' };
    const composition = await fetchGuardedComposition(auth.session.access_token);
    return composition ? { status: 'allowed', composition } : { status: 'denied' };
  } catch (error) {
    console.error('Error checking admin access', error);
    return { status: 'denied' };
  }
}
