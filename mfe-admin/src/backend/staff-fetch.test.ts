// @vitest-environment jsdom
import '../testing/staff-page';
import { noticeStore } from '@talent/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { staffFetch } from './staff-fetch';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A server that never answers: a request ends when it is given up. */
function hang(): void {
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
}

const answer = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));

it.each([
  ['/rest/v1/rpc/save_person', 30_000],
  ['/functions/v1/seo-strategy', 120_000],
])('gives a request to %s up after %i ms', async (address, limit) => {
  hang();
  let ended: unknown = null;
  const request = staffFetch(address).catch((error: unknown) => (ended = error));
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(ended).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await request;
  expect(ended).toMatchObject({ name: 'TimeoutError' });
});

it('ends when its caller gives it up', async () => {
  hang();
  const caller = new AbortController();
  const request = staffFetch('/rest/v1/people_records', { signal: caller.signal });
  caller.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});

it('says what to do when a change is refused because the session has ended', async () => {
  answer(401);
  expect((await staffFetch('/rest/v1/rpc/save_person', { method: 'POST' })).status).toBe(401);
  expect(noticeStore.getState()).toEqual([
    {
      title: 'You are no longer signed in',
      description: 'Sign in again in another tab, then try again. What you typed stays here.',
      tone: 'error',
    },
  ]);
});

it.each([
  [401, 'GET'],
  [500, 'POST'],
  [200, 'POST'],
])('leaves the answer %i to a %s to its tool', async (status, method) => {
  answer(status);
  await staffFetch('/rest/v1/people_records', { method });
  expect(noticeStore.getState()).toEqual([]);
});
