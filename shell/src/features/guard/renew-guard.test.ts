// @vitest-environment jsdom
import { GUARD_PATH } from '@talent/sdk/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, installFakeBackend, type FakeBackend } from '../backend/testing/fake-backend';
import { storedSessionKey } from '../session/stored-session';
import { comeBack, store, tellStorage } from '../session/testing/browser-events';
import { openTab, type Tab } from '../session/testing/open-tab';

const minute = 60_000;
const question = `POST ${GUARD_PATH}`;

let fake: FakeBackend;
let tab: Tab;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 3, 1) });
  localStorage.clear();
  fake = installFakeBackend();
  vi.spyOn(console, 'error').mockReturnValue();
  store(ada);
  tab = await openTab();
  tab.startSession();
  await tab.followSession();
  await tab.checkAdmin();
  expect(status()).toBe('allowed');
  fake.requests.length = 0;
});
afterEach(async () => {
  tab.close();
  vi.useRealTimers();
  await (await tab.backend()).auth.dispose();
  vi.restoreAllMocks();
});

function status(): string {
  return tab.guardStore.getState().status;
}

function questions(): number {
  return fake.requests.filter(({ what }) => what === question).length;
}

async function returnToTab(): Promise<void> {
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
}

it('an open guard is renewed every eight minutes, before its cookie ends', async () => {
  const held = tab.guardStore.getState();
  await vi.advanceTimersByTimeAsync(7.9 * minute);
  expect(questions()).toBe(0);
  await vi.advanceTimersByTimeAsync(0.2 * minute);
  expect(questions()).toBe(1);
  await vi.advanceTimersByTimeAsync(8 * minute);
  expect(questions()).toBe(2);
  // Nothing on the page is created again.
  expect(tab.guardStore.getState()).toBe(held);
});

it('an open guard closes with the next renewal when the role has been revoked', async () => {
  fake.isAdmin = false;
  await vi.advanceTimersByTimeAsync(8 * minute);
  expect(status()).toBe('denied');
  expect(fake.requests.at(-1)?.what).toBe(`DELETE ${GUARD_PATH}`);
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(questions()).toBe(1);
});

it('an open guard stays over unsaved work of an ended session, and closes once that work is gone', async () => {
  tab.unsavedStore.setState([{ name: 'The text', keep: () => 'browser' }], true);
  fake.isAdmin = false;
  await vi.advanceTimersByTimeAsync(8 * minute);
  expect(questions()).toBe(1);
  expect(status()).toBe('allowed');
  tab.unsavedStore.setState([], true);
  await vi.advanceTimersByTimeAsync(minute);
  expect(status()).toBe('denied');
});

it.each<[string, () => Response | Promise<Response>]>([
  ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers', () => new Response('bad gateway', { status: 502 })],
])('an open guard stays open when %s, and asks again', async (_case, answer) => {
  fake.answers.set(question, answer);
  await vi.advanceTimersByTimeAsync(8 * minute);
  expect(status()).toBe('allowed');
  expect(console.error).toHaveBeenCalledWith('Error checking admin access', expect.anything());
  fake.answers.clear();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(questions()).toBe(2);
  expect(status()).toBe('allowed');
});

it('an open guard is renewed when a tab whose timers were suspended is shown again', async () => {
  fake.isAdmin = false;
  await returnToTab();
  expect(questions()).toBe(0);
  // The clock goes on, the timers do not.
  vi.setSystemTime(Date.now() + 8 * minute);
  await returnToTab();
  expect(questions()).toBe(1);
  expect(status()).toBe('denied');
});

it('an open guard is not asked about once it is closed', async () => {
  localStorage.removeItem(storedSessionKey);
  tellStorage();
  await vi.advanceTimersByTimeAsync(30 * minute);
  await returnToTab();
  expect(questions()).toBe(0);
});

it('an open guard is closed by a sign-out while it is being renewed, and the answer says nothing about the next person', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fake.answers.set(question, () => promise);
  await vi.advanceTimersByTimeAsync(8 * minute);
  localStorage.removeItem(storedSessionKey);
  tellStorage();
  await vi.advanceTimersByTimeAsync(0);
  resolve(new Response('Page not found', { status: 404 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('loading');
  expect(fake.requests.at(-1)?.what).toBe(`DELETE ${GUARD_PATH}`);
});
