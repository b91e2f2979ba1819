import { createDataClient } from '@talent/data/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminData } from '../../../backend/admin-data';
import type { StoredPost } from '../../../posts/api/post';
import { emptyFields } from '../../../posts/post-fields';
import { createPostSession } from './post-session';

vi.mock('../../../backend/admin-data');

const SECOND = 1000;

type Fault = 'lost-request' | 'server-error' | 'bad-gateway' | 'busy' | 'unauthorized' | 'hangs';

/** How the next save ends; null: it is stored. */
let fault: Fault | null;
let version: number;
let sent: { fields: Record<string, unknown> }[];

const endings: Readonly<Record<Fault, (init?: RequestInit) => Promise<Response>>> = {
  'lost-request': () => Promise.reject(new TypeError('Failed to fetch')),
  'server-error': async () => Response.json({ code: 'XX000', message: 'Trouble' }, { status: 500 }),
  'bad-gateway': async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  busy: async () => Response.json({ code: 'limited', message: 'Busy' }, { status: 429 }),
  unauthorized: async () => new Response('Unauthorized', { status: 401 }),
  hangs: (init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    }),
};

async function answer(input: URL | RequestInfo, init?: RequestInit): Promise<Response> {
  if (!new URL(String(input)).pathname.includes('/rpc/')) return Response.json(row());
  const ending = fault;
  fault = null;
  if (ending) return endings[ending](init);
  const { fields } = JSON.parse(String(init?.body)) as { fields: Record<string, unknown> };
  sent.push({ fields });
  version += 1;
  return Response.json({ id: 7, version });
}

const row = () => ({
  ...{ id: 7, version, status: 'draft', published_at: null, has_been_public: false },
  ...{ updated_at: '2026-11-22T10:00:00Z', title: 'Pay', slug: 'pay', seo_title: null },
  ...{ description: '', topic: '', audience: 'both', content_updated_at: null, cover: null },
  ...{ body: 'Before.', ...sent.at(-1)?.fields, author: { slug: 'editorial-team' } },
});

const stored: StoredPost = {
  ...{ id: 7, version: 3, status: 'draft', publishedAt: null, hasBeenPublic: false },
  updatedAt: '2026-11-22T10:00:00.000Z',
  fields: { ...emptyFields, title: 'Pay', slug: 'pay', body: 'Before.' },
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 24) });
  vi.spyOn(console, 'error').mockReturnValue();
  fault = null;
  version = 3;
  sent = [];
  const options = { url: 'https://backend.example', key: 'key', accessToken: async () => null };
  vi.mocked(adminData).mockReturnValue(
    createDataClient({ ...options, fetch: answer as typeof fetch }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () =>
  createPostSession({ initial: stored, work: [], onCreated: vi.fn(), onSaved: vi.fn() });
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it.each(['lost-request', 'server-error', 'bad-gateway', 'busy'] as const)(
  'a draft whose save ended with %s is sent again by itself, with what was typed since',
  async (kind) => {
    fault = kind;
    const session = open();
    session.change({ body: 'First words.' });
    await after(4 * SECOND);
    expect(session.getState().saveState).toMatchObject({ status: 'failed', failure: 'offline' });
    session.change({ body: 'First words, and more.' });
    await after(10 * SECOND);
    expect(sent.map(({ fields }) => fields['body'])).toEqual(['First words, and more.']);
    expect(session.getState()).toMatchObject({ base: 4, saveState: { status: 'idle' } });
  },
);

it('a save that hangs is given up, and the text is sent again', async () => {
  // The timer of a signal is not one of the test's.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), ms);
    return controller.signal;
  });
  fault = 'hangs';
  const session = open();
  session.change({ body: 'Into a hole.' });
  await after(10 * SECOND);
  expect(session.getState().saveState.status).toBe('saving');
  await after(20 * SECOND);
  expect(sent.map(({ fields }) => fields['body'])).toEqual(['Into a hole.']);
  expect(session.getState()).toMatchObject({ base: 4, saveState: { status: 'idle' } });
});

it('a refusal without a code asks for a new sign-in where its status says so', async () => {
  fault = 'unauthorized';
  const session = open();
  session.change({ body: 'Kept.' });
  await after(4 * SECOND);
  expect(session.getState()).toMatchObject({
    fields: { body: 'Kept.' },
    saveState: { status: 'failed', failure: 'not-allowed' },
  });
  await session.retry();
  expect(sent.map(({ fields }) => fields['body'])).toEqual(['Kept.']);
});
