import { create } from 'zustand';
import { EVENTS_KEY, METRICS_KEY, SESSION_KEY } from './consented-keys.ts';

/** Local storage key of the visitor's choice: `true`, `false`, or missing. */
export const CONSENT_KEY = 'cookies-accepted';

/** What the visitor allows beyond what the site needs to work. */
export type Consent =
  /** Not read yet: the server's render and the browser's first. */
  | { status: 'unknown' }
  /** Nobody has chosen. `signal`: Global Privacy Control is on and counts as 'Essential Only'. */
  | { status: 'unset'; signal: boolean }
  | { status: 'accepted' }
  | { status: 'refused' };

/** The visitor's choice, the same in every tab. Written by the functions below only. */
export const consentStore = create<Consent>(() => ({ status: 'unknown' }));

/** Whether nothing may be recorded, not even to wait for a choice. */
export function isRefused(consent: Consent): boolean {
  return consent.status === 'refused' || (consent.status === 'unset' && consent.signal);
}

/** Reads the choice and follows other tabs. The shell calls it once, after hydration. */
export function startConsent(): void {
  settle(readConsent());
  window.addEventListener('storage', ({ key, newValue }) => {
    // No key: the other tab cleared everything.
    if (key === CONSENT_KEY || key === null) settle(fromStored(newValue));
  });
}

/** Keeps 'Accept All Cookies'. */
export function acceptCookies(): void {
  keep('true');
}

/** Keeps 'Essential Only': nothing is recorded, and what was recorded goes. */
export function refuseCookies(): void {
  keep('false');
}

/** Takes the choice back, with everything that it allowed: nobody has chosen any more. */
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
    localStorage.removeItem(EVENTS_KEY);
    localStorage.removeItem(METRICS_KEY);
    sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // What is blocked holds nothing.
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
