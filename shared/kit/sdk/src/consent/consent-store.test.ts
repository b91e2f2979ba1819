// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** A tab of its own, with what its browser has stored. */
async function openTab(stored: string | null = null, signal?: boolean) {
  if (stored !== null) localStorage.setItem('cookies-accepted', stored);
  if (signal !== undefined) vi.stubGlobal('navigator', { globalPrivacyControl: signal });
  const tab = await import('./consent-store.ts');
  const before = tab.consentStore.getState();
  tab.startConsent();
  return { ...tab, before, consent: () => tab.consentStore.getState() };
}

function anotherTabStores(newValue: string | null, key: string | null = 'cookies-accepted'): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const keys = ['analytics_events', 'seo_metrics', 'analytics_weeks'];
function record(): void {
  for (const key of keys) localStorage.setItem(key, '[1]');
  sessionStorage.setItem('analytics_session_id', 'a');
}
const recorded = () => [
  ...keys.map((key) => localStorage.getItem(key)),
  ...Object.keys(sessionStorage),
];

const nothing = [null, null, null];

it.each([
  [null, { status: 'unset', signal: false }],
  ['', { status: 'unset', signal: false }],
  ['true', { status: 'accepted' }],
  ['false', { status: 'refused' }],
])('the consent is unknown until it is read; stored %j means %j', async (stored, expected) => {
  const { before, consent } = await openTab(stored);
  expect(before).toEqual({ status: 'unknown' });
  expect(consent()).toEqual(expected);
});

it('the consent honors Global Privacy Control until a choice is made', async () => {
  const { consent, isRefused, acceptCookies } = await openTab(null, true);
  expect(consent()).toEqual({ status: 'unset', signal: true });
  expect(isRefused(consent())).toBe(true);
  acceptCookies();
  expect(isRefused(consent())).toBe(false);
});

it('the consent is not refused where the signal is off', async () => {
  const { consent, isRefused } = await openTab(null, false);
  expect(isRefused(consent())).toBe(false);
});

it('the consent stores true for all cookies and false for essential ones', async () => {
  const { acceptCookies, refuseCookies, consent } = await openTab();
  acceptCookies();
  expect(localStorage.getItem('cookies-accepted')).toBe('true');
  expect(consent()).toEqual({ status: 'accepted' });
  refuseCookies();
  expect(localStorage.getItem('cookies-accepted')).toBe('false');
  expect(consent()).toEqual({ status: 'refused' });
});

it('the consent keeps recorded data while it is given, and deletes all when it is withdrawn', async () => {
  record();
  const { withdrawConsent, consent } = await openTab('true');
  expect(recorded()).not.toContain(null);
  withdrawConsent();
  expect(consent()).toEqual({ status: 'unset', signal: false });
  expect(localStorage.getItem('cookies-accepted')).toBeNull();
  expect(recorded()).toEqual(nothing);
});

it.each(['false', null])(
  'the consent deletes recorded data when the stored choice is %j',
  async (stored) => {
    record();
    await openTab(stored);
    expect(recorded()).toEqual(nothing);
  },
);

it('the consent follows changes in other tabs', async () => {
  const { consent } = await openTab();
  anotherTabStores('true');
  expect(consent()).toEqual({ status: 'accepted' });
  record();
  anotherTabStores('x', 'another-key');
  expect(consent()).toEqual({ status: 'accepted' });
  anotherTabStores(null, null);
  expect(consent()).toEqual({ status: 'unset', signal: false });
  expect(recorded()).toEqual(nothing);
});

it('the consent lasts as long as the tab where storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const { acceptCookies, withdrawConsent, consent } = await openTab();
  expect(consent()).toEqual({ status: 'unset', signal: false });
  acceptCookies();
  expect(consent()).toEqual({ status: 'accepted' });
  withdrawConsent();
  expect(consent()).toEqual({ status: 'unset', signal: false });
});
