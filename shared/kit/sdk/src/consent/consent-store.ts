import { create } from 'zustand';
import { EVENTS_KEY, METRICS_KEY, SESSION_KEY, WEEKS_KEY } from './consented-keys.ts';

/** Local storage key of the visitor's choice: `true`, `false`, or missing. */
export const CONSENT_KEY = 'cookies-accepted';

/** The visitor's choice about cookies that are not essential. */
export type Consent =
  /** Not read yet: on the server and in the browser's first render. */
  | { status: 'unknown' }
  /** No choice has been made. `signal`: Global Privacy Control is on and counts as 'Essential Only'. */
  | { status: 'unset'; signal: boolean }
  | { status: 'accepted' }
  | { status: 'refused' };

/** The visitor's choice, the same in every tab. Only the functions below write it. */
export const consentStore = create<Consent>(() => ({ status: 'unknown' }));

/** Whether recording is forbidden, even to wait for a choice. */
export function isRefused(consent: Consent): boolean {
  return consent.status === 'refused' || (consent.status === 'unset' && consent.signal);
}

/** Reads the choice and follows changes in other tabs. The shell calls it once, after hydration. */
export function startConsent(): void {
  settle(readConsent());
  window.addEventListener('storage', ({ key, newValue }) => {
    // No key: the other tab cleared everything.
    if (key === CONSENT_KEY || key === null) settle(fromStored(newValue));
  });
}

/** Stores 'Accept All Cookies'. */
export function acceptCookies(): void {
  keep('true');
}

/** Stores 'Essential Only': recording stops, and recorded data is deleted. */
export function refuseCookies(): void {
  keep('false');
}

/** Withdraws the choice and deletes everything recorded under it. */
export function withdrawConsent(): void {
  keep(null);
}

function keep(value: 'true' | 'false' | null): void {
  try {
    if (value === null) localStorage.removeItem(CONSENT_KEY);
    else localStorage.setItem(CONSENT_KEY, value);
  } catch {
    // Storage is blocked or full: the choice lasts for this tab.
  }
  settle(fromStored(value));
}

function settle(consent: Consent): void {
  if (consent.status !== 'accepted') forget();
  consentStore.setState(consent, true);
}

function forget(): void {
  try {
    for (const key of [EVENTS_KEY, METRICS_KEY, WEEKS_KEY]) localStorage.removeItem(key);
    sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // Blocked storage holds nothing to delete.
  }
}

function readConsent(): Consent {
  try {
    return fromStored(localStorage.getItem(CONSENT_KEY));
  } catch {
    return fromStored(null);
  }
}

function fromStored(value: string | null): Consent {
  if (value === 'true') return { status: 'accepted' };
  if (value === 'false') return { status: 'refused' };
  const signal = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return { status: 'unset', signal };
}
