// @vitest-environment jsdom
import type * as browserClient from '@talent/data/browser-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, authError, installFakeBackend } from '../backend/testing/fake-backend';
import type { FakeBackend, Person } from '../backend/testing/fake-backend';
import { comeBack, store, tellStorage } from './testing/browser-events';
import { openTab, type Tab } from './testing/open-tab';
import { until } from './testing/until';
import { storedSessionKey } from './stored-session';

const clients = vi.hoisted((): browserClient.BrowserClient[] => []);
vi.mock('@talent/data/browser-client', async (importOriginal) => {
  const actual = await importOriginal<typeof browserClient>();
  return {
    ...actual,
    createBrowserClient: (url: string, key: string) => {
      const client = actual.createBrowserClient(url, key);
      clients.push(client);
      return client;
    },
  };
});

let fake: FakeBackend;
let tab: Tab;

beforeEach(async () => {
  localStorage.clear();
  fake = installFakeBackend();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  tab = await openTab();
});
afterEach(async () => {
  tab.close();
  for (const client of clients.splice(0)) await client.auth.dispose();
  vi.restoreAllMocks();
});

async function isSignedIn(person: Person): Promise<void> {
  await until(() =>
    expect(tab.sessionStore.getState()).toMatchObject({ userId: person.id, email: person.email }),
  );
}

async function isSignedOut(): Promise<void> {
  await until(() => expect(tab.sessionStore.getState()).toEqual({ status: 'signed-out' }));
}

it('a tab without a session is signed out at once and loads no backend code', async () => {
  tab.startSession();
  expect(tab.sessionStore.getState()).toEqual({ status: 'signed-out' });
  tellStorage('cookies-accepted');
  tellStorage();
  comeBack();
  await Promise.resolve();
  expect(clients).toHaveLength(0);
  expect(fake.requests).toEqual([]);
});

it('a tab without a session loads it and follows when another tab signs in', async () => {
  tab.startSession();
  store(ada);
  tellStorage('cookies-accepted');
  expect(clients).toHaveLength(0);
  tellStorage();
  await isSignedIn(ada);
  expect(clients).toHaveLength(1);
});

it('a tab without a session catches up when the tab is shown again after being frozen', async () => {
  tab.startSession();
  store(ada);
  comeBack();
  await isSignedIn(ada);
});

it('a tab without a session tries again when it is online again and the backend code could not be loaded', async () => {
  const blocked = vi.spyOn(document, 'getElementById').mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  store(ada);
  tab.startSession();
  await isSignedOut();
  expect(console.error).toHaveBeenCalledWith('Error checking admin access', expect.any(TypeError));
  blocked.mockRestore();
  window.dispatchEvent(new Event('online'));
  await isSignedIn(ada);
});

it('a stored session that has expired and cannot be refreshed ends as signed out, quietly', async () => {
  fake.answers.set('POST /auth/v1/token', () => authError(400, 'refresh_token_not_found'));
  store(ada, 1_000);
  tab.startSession();
  await isSignedOut();
  expect(localStorage.getItem(storedSessionKey)).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
});

it('a stored session that cannot be refreshed for the moment is kept', async () => {
  store(ada);
  tab.startSession();
  await isSignedIn(ada);
  store(ada, 1_000);
  const answer = vi.fn(() => new Response('bad gateway', { status: 502 }));
  fake.answers.set('POST /auth/v1/token', answer);
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  try {
    comeBack();
    await vi.advanceTimersByTimeAsync(40_000);
  } finally {
    vi.useRealTimers();
  }
  expect(answer).toHaveBeenCalled();
  expect(tab.sessionStore.getState()).toMatchObject({ userId: ada.id });
});
