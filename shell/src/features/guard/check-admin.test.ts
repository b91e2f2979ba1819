// @vitest-environment jsdom
import { GUARD_PATH } from '@talent/sdk/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, authError, grace, home, installFakeBackend } from '../backend/testing/fake-backend';
import type { FakeBackend, Person } from '../backend/testing/fake-backend';
import { storedSessionKey } from '../session/stored-session';
import { store, tellStorage } from '../session/testing/browser-events';
import { openTab, type Tab } from '../session/testing/open-tab';

const roleQuery = 'GET /rest/v1/user_roles';
const question = `POST ${GUARD_PATH}`;
const end = `DELETE ${GUARD_PATH}`;
const logged = ['Error checking admin access', expect.anything()];

let fake: FakeBackend;
let tab: Tab;

beforeEach(async () => {
  localStorage.clear();
  fake = installFakeBackend();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  tab = await openTab();
  store(ada);
  tab.startSession();
  await becomes(ada);
  fake.requests.length = 0;
});
afterEach(async () => {
  tab.close();
  await (await tab.backend()).auth.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function becomes(person: Person | null): Promise<void> {
  tellStorage();
  await vi.waitFor(() => {
    const session = tab.sessionStore.getState();
    expect(session.status === 'signed-in' ? session.userId : null).toBe(person?.id ?? null);
  });
}

function sent(): string[] {
  return fake.requests.map(({ what }) => what);
}

function status(): string {
  return tab.guardStore.getState().status;
}

function hold(what: string, answer: () => Response): () => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fake.answers.set(what, () => {
    fake.answers.delete(what);
    return promise;
  });
  return () => resolve(answer());
}

function allow(): Response {
  return Response.json({ remotes: [], home });
}

it('the role check allows a person with the admin row, after the gateway has agreed', async () => {
  await tab.checkAdmin();
  expect(tab.guardStore.getState()).toEqual({
    status: 'allowed',
    composition: { remotes: [], home },
  });
  expect(sent()).toEqual([roleQuery, question]);
  const search = new URLSearchParams(fake.requests[0]?.search);
  expect(Object.fromEntries(search)).toMatchObject({
    select: 'role',
    user_id: `eq.${ada.id}`,
    role: 'eq.admin',
  });
});

it.each<[string, () => void, string[]]>([
  ['a person without the row', () => void (fake.isAdmin = false), [roleQuery, end]],
  [
    'after a query error',
    () => fake.answers.set(roleQuery, () => Response.json({ code: '42501' }, { status: 403 })),
    [roleQuery, end],
  ],
  [
    'when there are more rows than one',
    () => fake.answers.set(roleQuery, () => Response.json([{ role: 'admin' }, { role: 'admin' }])),
    [roleQuery, end],
  ],
  ['when no one is signed in', () => localStorage.removeItem(storedSessionKey), [end]],
  [
    'when the gateway says no',
    () => fake.answers.set(question, () => new Response('Page not found', { status: 404 })),
    [roleQuery, question, 'POST /rest/v1/rpc/staff_access', end],
  ],
])('the role check denies %s, quietly', async (_case, prepare, requests) => {
  prepare();
  await tab.checkAdmin();
  expect(status()).toBe('denied');
  await vi.waitFor(() => expect(sent()).toEqual(requests));
  expect(console.error).not.toHaveBeenCalled();
});

it('an exception during the check of the role query is logged and denies', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fake.isDown = true;
  const done = tab.checkAdmin();
  // The client tries a few times.
  await vi.advanceTimersByTimeAsync(15_000);
  await done;
  expect(status()).toBe('denied');
  expect(vi.mocked(console.error).mock.calls).toEqual([logged]);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['that gets no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is answered by a proxy', () => new Response('bad gateway', { status: 502 })],
  ['whose answer is not one', () => new Response('<html>')],
])(
  'an exception during the check of the call to the gateway %s is logged and denies',
  async (_case, answer) => {
    fake.answers.set(question, answer);
    await tab.checkAdmin();
    expect(status()).toBe('denied');
    expect(vi.mocked(console.error).mock.calls).toEqual([logged]);
  },
);

it('an exception during the check of the session, whose token cannot be refreshed for the moment, is logged and denies', async () => {
  store(ada, 1_000);
  fake.answers.set('POST /auth/v1/token', () => authError(503, 'unavailable'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const done = tab.checkAdmin();
  await vi.advanceTimersByTimeAsync(40_000);
  await done;
  expect(status()).toBe('denied');
  expect(vi.mocked(console.error).mock.calls).toEqual([logged]);
});

it('an exception during the check is followed by another check when the browser is online again', async () => {
  fake.answers.set(question, () => new Response('bad gateway', { status: 502 }));
  await tab.checkAdmin();
  fake.answers.clear();
  window.dispatchEvent(new Event('online'));
  expect(status()).toBe('loading');
  await tab.checkAdmin();
  expect(status()).toBe('allowed');
  window.dispatchEvent(new Event('online'));
  expect(status()).toBe('allowed');
});

it('checks that meet are one', async () => {
  await Promise.all([tab.checkAdmin(), tab.checkAdmin()]);
  await tab.checkAdmin();
  expect(sent()).toEqual([roleQuery, question]);
});

it.each([roleQuery, question])(
  'checks that meet with a sign-out while %s is on its way do not end as allowed',
  async (what) => {
    const go = hold(what, what === roleQuery ? () => Response.json([{ role: 'admin' }]) : allow);
    const done = tab.checkAdmin();
    await vi.waitFor(() => expect(sent()).toContain(what));
    localStorage.removeItem(storedSessionKey);
    await becomes(null);
    // The cookie ends after the question that could still set it.
    if (what === question) expect(sent()).not.toContain(end);
    go();
    await done;
    expect(status()).toBe('loading');
    await vi.waitFor(() => expect(sent()).toContain(end));
  },
);

it('checks that meet with the next person say nothing about them', async () => {
  const go = hold(roleQuery, () => Response.json([{ role: 'admin' }]));
  const first = tab.checkAdmin();
  await vi.waitFor(() => expect(sent()).toEqual([roleQuery]));
  store(grace);
  await becomes(grace);
  fake.isAdmin = false;
  await tab.checkAdmin();
  expect(status()).toBe('denied');
  go();
  await first;
  expect(status()).toBe('denied');
});
