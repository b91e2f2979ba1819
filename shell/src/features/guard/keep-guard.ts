import { backend } from '../session/backend';
import { fetchGuardedComposition } from './guarded-composition';
import { closeGuard, guardStore } from './guard-store';

/** Shorter than the ten minutes that the gateway's cookie lasts, ms. */
const renewEvery = 8 * 60_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Renews the guard cookie for as long as this tab shows guarded pages; a refusal closes them. */
export function keepGuard(): void {
  clearInterval(timer);
  timer = setInterval(() => {
    if (guardStore.getState().status !== 'allowed') clearInterval(timer);
    else void renew();
  }, renewEvery);
}

async function renew(): Promise<void> {
  try {
    const { auth } = await backend();
    const { data } = await auth.getSession();
    const token = data.session?.access_token;
    if (!token || !(await fetchGuardedComposition(token))) closeGuard();
  } catch (error) {
    // Offline for a moment: the next turn asks again.
    console.error('Error checking admin access', error);
  }
}
