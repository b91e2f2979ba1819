import { consentStore, isRefused, type Consent } from '@talent/sdk';
import { whenIdle } from '../document/when-idle';

/** Without an interaction the collector loads after this time, ms. */
const latest = 5_000;
/** Signs that a person is there. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Calls back once, when the collector may load: with consent, once the page has loaded and
 * is idle; without an answer, at the first interaction or after 5 s; refused, only when that changes.
 */
export function whenCollectorMayLoad(start: () => void): void {
  let waiting = new AbortController();
  const unsubscribe = consentStore.subscribe(plan);
  plan(consentStore.getState());

  function plan(consent: Consent): void {
    waiting.abort();
    waiting = new AbortController();
    if (consent.status === 'accepted') whenIdle(begin, waiting.signal);
    else if (consent.status === 'unset' && !isRefused(consent)) {
      atFirstInteraction(begin, waiting.signal);
    }
  }

  function begin(): void {
    waiting.abort();
    unsubscribe();
    start();
  }
}

function atFirstInteraction(begin: () => void, signal: AbortSignal): void {
  const timer = setTimeout(begin, latest);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const interaction of interactions) {
    window.addEventListener(interaction, begin, { capture: true, passive: true, signal });
  }
}
