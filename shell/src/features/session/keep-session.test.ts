// @vitest-environment jsdom
import { GUARD_PATH } from '@talent/sdk/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ada,
  grace,
  installFakeBackend,
  sessionOf,
  type FakeBackend,
  type Person,
  authError,
} from '../backend/testing/fake-backend';
import { comeBack, store, tellStorage } from './testing/browser-events';
import { openTab, type Tab } from './testing/open-tab';
import { storedSessionKey } from './stored-session';
import type * as browserClient from '@talent/data/browser-client';

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
let otherTab: BroadcastChannel;

beforeEach(async () => {
  localStorage.clear();
  fake = installFakeBackend();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  otherTab = new BroadcastChannel(storedSessionKey);
  tab = await openTab();
});
afterEach(async () => {
  tab.close();
  for (const client of clients.splice(0)) await client.auth.dispose();
  otherTab.close();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

function tellClient(event: string, person: Person | null): void {
  otherTab.postMessage({ event, session: person && sessionOf(person) });
}

async function isSignedIn(person: Person): Promise<void> {
  await vi.waitFor(() =>
    expect(tab.sessionStore.getState()).toMatchObject({ userId: person.id, email: person.email }),
  );
}

async function isSignedOut(): Promise<void> {
  await vi.waitFor(() => expect(tab.sessionStore.getState()).toEqual({ status: 'signed-out' }));
}

function sent(what: string): number {
  return fake.requests.filter((request) => request.what === what).length;
}

const endOfGuard = `DELETE ${GUARD_PATH}`;

async function openAsAdmin(): Promise<void> {
  store(ada);
  tab.startSession();
  await isSignedIn(ada);
  await tab.checkAdmin();
  expect(tab.guardStore.getState().status).toBe('allowed');
}

describe('signing out in another tab', () => {
  beforeEach(openAsAdmin);

  it('signs this one out, closes the guard and ends its cookie', async () => {
    localStorage.removeItem(storedSessionKey);
    tellClient('SIGNED_OUT', null);
    await isSignedOut();
    expect(tab.guardStore.getState()).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect(sent(endOfGuard)).toBe(1));
  });

  it('needs no timer, which a tab in the background hardly gets', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] });
    try {
      localStorage.removeItem(storedSessionKey);
      const left = new Promise((resolve) => tab.sessionStore.subscribe(resolve));
      tellClient('SIGNED_OUT', null);
      expect(await left).toEqual({ status: 'signed-out' });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['the storage', tellStorage],
    ['the storage that was cleared', () => tellStorage(null)],
    ['coming back', comeBack],
  ])('is also learnt from %s alone', async (_case, tell) => {
    localStorage.removeItem(storedSessionKey);
    tell();
    await isSignedOut();
    await vi.waitFor(() => expect(sent(endOfGuard)).toBe(1));
  });

  it('is heard late without ending the cookie of the next person', async () => {
    store(grace);
    tellClient('SIGNED_OUT', null);
    tellClient('SIGNED_IN', grace);
    await isSignedIn(grace);
    expect(sent(endOfGuard)).toBe(0);
  });
});

it('signing in in another tab counts once this tab sees the stored session, of which it may hear before', async () => {
  await tab.followSession();
  tab.startSession();
  const { auth } = await tab.backend();
  const heard = new Promise<void>((resolve) =>
    auth.onAuthStateChange((event) => {
      if (event === 'SIGNED_IN') resolve();
    }),
  );
  tellClient('SIGNED_IN', ada);
  await heard;
  await Promise.resolve();
  expect(tab.sessionStore.getState()).toEqual({ status: 'signed-out' });
  store(ada);
  tellStorage();
  await isSignedIn(ada);
  await tab.checkAdmin();
  expect(tab.guardStore.getState().status).toBe('allowed');
});

it('signing out here is done when it resolves, whenever the client fires its event', async () => {
  await openAsAdmin();
  const { auth } = await tab.backend();
  vi.spyOn(auth, 'signOut').mockImplementation(() => {
    localStorage.removeItem(storedSessionKey);
    return Promise.resolve({ error: null });
  });
  const session = tab.sessionStore.getState();
  if (session.status === 'signed-in') await session.signOut();
  expect(tab.sessionStore.getState()).toEqual({ status: 'signed-out' });
});

it('the token for requests of a remote is that of the session as it is when it is asked for, and none after its end', async () => {
  await openAsAdmin();
  const session = tab.sessionStore.getState();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in.');
  expect(await session.accessToken()).toBe(sessionOf(ada).access_token);
  store(grace);
  expect(await session.accessToken()).toBe(sessionOf(grace).access_token);
  localStorage.clear();
  expect(await session.accessToken()).toBeNull();
});

it.each([
  ['the client', () => tellClient('SIGNED_IN', grace)],
  ['the storage alone', tellStorage],
])(
  'another person who signs in in another tab, heard of from %s, replaces the first one, whose rights end with that',
  async (_case, tell) => {
    await openAsAdmin();
    store(grace);
    tell();
    await isSignedIn(grace);
    expect(tab.guardStore.getState()).toEqual({ status: 'loading' });
    fake.isAdmin = false;
    await tab.checkAdmin();
    expect(tab.guardStore.getState()).toEqual({ status: 'denied' });
    expect(fake.requests.at(-2)?.search).toContain(`user_id=eq.${grace.id}`);
    expect(fake.requests.at(-1)?.what).toBe(endOfGuard);
  },
);

it('the same person keeps the guard open while tokens are refreshed', async () => {
  await openAsAdmin();
  const before = tab.sessionStore.getState();
  const guardChanged = vi.fn();
  tab.guardStore.subscribe(guardChanged);
  const renamed = { ...ada, email: 'ada@new.example' };
  tellClient('TOKEN_REFRESHED', ada);
  store(renamed);
  tellClient('USER_UPDATED', renamed);
  await isSignedIn(renamed);
  // The first event of the client may still be on its way, so the changes of the session are not counted.
  expect(guardChanged).not.toHaveBeenCalled();
  expect(tab.sessionStore.getState()).not.toBe(before);
  expect(tab.guardStore.getState().status).toBe('allowed');
});

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
