import { createDataClient } from '@talent/data/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminData } from '../../../backend/admin-data';
import type { StoredPost } from '../../../posts/api/post';
import { emptyFields } from '../../../posts/post-fields';
import { conflictChoices } from './conflict-choices';
import { createPostSession } from './post-session';
import type { UnsavedWork } from './unsaved-work';

vi.mock('../../../backend/admin-data');

const SECOND = 1000;

/** The database's side: one row, and how the next requests are answered. */
let row: Record<string, unknown>;
let faults: ('lost-request' | 'lost-answer' | 'signed-out' | 'slug-taken')[];
let sent: { name: string; fields: Record<string, unknown> }[];

const refusal = (code: string, status: number) =>
  Response.json({ code, message: code }, { status });

async function answer(input: URL | RequestInfo, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input));
  if (!pathname.includes('/rpc/')) return Response.json(row);
  const fault = faults.shift();
  if (fault === 'lost-request') throw new TypeError('Failed to fetch');
  if (fault === 'signed-out') return refusal('42501', 403);
  if (fault === 'slug-taken') return refusal('23505', 409);
  const { fields, expected_version } = JSON.parse(String(init?.body)) as {
    fields: Record<string, unknown>;
    expected_version?: number;
  };
  if (expected_version !== undefined && expected_version !== row['version']) {
    return refusal('PT409', 409);
  }
  sent.push({ name: pathname.split('/').at(-1) ?? '', fields });
  const { author, ...columns } = fields;
  row = { ...row, ...columns, author: { slug: author }, version: Number(row['version']) + 1 };
  if (fault === 'lost-answer') throw new TypeError('Failed to fetch');
  return Response.json({ id: 7, version: row['version'] });
}

const stored = (changes: Partial<StoredPost> = {}): StoredPost => ({
  id: 7,
  version: 3,
  status: 'draft',
  publishedAt: null,
  updatedAt: '2026-11-22T10:00:00.000Z',
  hasBeenPublic: false,
  fields: { ...emptyFields, title: 'Pay', slug: 'pay', body: 'Before.' },
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 24) });
  vi.spyOn(console, 'error').mockReturnValue();
  faults = [];
  sent = [];
  row = {
    id: 7,
    version: 3,
    status: 'draft',
    published_at: null,
    updated_at: '2026-11-22T10:00:00Z',
    has_been_public: false,
    title: 'Pay',
    slug: 'pay',
    seo_title: null,
    description: '',
    topic: '',
    audience: 'both',
    content_updated_at: null,
    body: 'Before.',
    author: { slug: 'editorial-team' },
  };
  const options = { url: 'https://backend.example', key: 'key', accessToken: async () => null };
  vi.mocked(adminData).mockReturnValue(
    createDataClient({ ...options, fetch: answer as typeof fetch }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(initial: StoredPost | null = stored(), work: UnsavedWork[] = []) {
  const created = vi.fn<(post: StoredPost) => void>();
  const saved = vi.fn<(before: StoredPost | null, after: StoredPost) => void>();
  const session = createPostSession({ initial, work, onCreated: created, onSaved: saved });
  return { session, created, saved };
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a draft is stored within five seconds of its first change, also while the person types on', async () => {
  const { session, saved } = open();
  for (let second = 1; second <= 5; second += 1) {
    session.change({ body: `Word ${second}.` });
    await after(SECOND);
  }
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: 'save_blog_draft', fields: { body: 'Word 4.' } });
  expect(sent[0]?.fields).not.toHaveProperty('status');
  await after(5 * SECOND);
  expect(sent.at(-1)?.fields['body']).toBe('Word 5.');
  expect(session.getState()).toMatchObject({ base: 5, saveState: { status: 'idle' } });
  expect(saved).not.toHaveBeenCalled();
});

it('a new post is stored without a title, and gets an address', async () => {
  row = { ...row, version: 0 };
  const { session, created } = open(null);
  session.change({ body: 'First words.' });
  await after(5 * SECOND);
  expect(sent[0]?.fields).toMatchObject({ title: '', topic: '', description: '' });
  expect(sent[0]?.fields['slug']).toMatch(/^untitled-[0-9a-f]{6}$/);
  expect(created).toHaveBeenCalledOnce();
  expect(session.getState().fields.slug).toBe(sent[0]?.fields['slug']);
});

it('a new post whose first answer was lost does not become two', async () => {
  row = { ...row, version: 0 };
  faults = ['lost-answer', 'slug-taken'];
  const { session, created } = open(null);
  session.change({ body: 'First words.' });
  await after(3 * SECOND);
  session.change({ body: 'First words, and more.' });
  await after(20 * SECOND);
  expect(sent.map(({ fields }) => fields['body'])).toEqual([
    'First words.',
    'First words, and more.',
  ]);
  expect(created).toHaveBeenCalledOnce();
  expect(session.getState()).toMatchObject({ stored: { id: 7, version: 2 }, base: 2 });
});

it('nothing that visitors see is stored before a person saves it', async () => {
  const { session, saved } = open(stored({ status: 'published' }));
  session.change({ body: 'Half a sent' });
  await after(60 * SECOND);
  expect(sent).toEqual([]);
  session.change({ body: 'A sentence.', description: 'D', topic: 'hiring' });
  await session.save();
  expect(sent).toMatchObject([{ name: 'save_blog_post', fields: { status: 'published' } }]);
  expect(saved).toHaveBeenCalledOnce();
});

it('a draft that got no answer is sent again by itself, and at once when the connection is back', async () => {
  faults = ['lost-request', 'lost-request', 'lost-request'];
  const { session } = open();
  session.change({ body: 'Offline.' });
  await after(3 * SECOND);
  expect(session.getState().saveState).toMatchObject({ status: 'failed', failure: 'offline' });
  await after(6 * SECOND);
  expect(faults).toHaveLength(1);
  session.wake();
  await after(SECOND);
  session.wake();
  await after(SECOND);
  expect(sent.at(-1)?.fields['body']).toBe('Offline.');
  expect(session.getState().saveState).toEqual({ status: 'idle' });
});

it('a save whose answer was lost is no conflict with itself', async () => {
  faults = ['lost-answer'];
  const { session } = open();
  session.change({ body: 'Stored, and nobody said so.' });
  await after(20 * SECOND);
  expect(sent).toHaveLength(1);
  expect(session.getState()).toMatchObject({ base: 4, saveState: { status: 'idle' } });
});

it('a post that was saved in another place is not saved over, and the person chooses', async () => {
  row = { ...row, version: 4, body: 'Theirs.' };
  const { session } = open();
  session.change({ body: 'Mine.' });
  await after(5 * SECOND);
  expect(session.getState()).toMatchObject({
    fields: { body: 'Mine.' },
    saveState: { status: 'conflict', theirs: { version: 4, fields: { body: 'Theirs.' } } },
  });
  session.change({ body: 'Mine, and more.' });
  await after(60 * SECOND);
  expect(sent).toEqual([]);
  conflictChoices(session).takeTheirs();
  expect(session.getState()).toMatchObject({
    fields: { body: 'Theirs.' },
    setAside: { body: 'Mine, and more.' },
  });
  conflictChoices(session).bringBack();
  await after(5 * SECOND);
  expect(row).toMatchObject({ body: 'Mine, and more.', version: 5 });
});

it('an ended session keeps the text, and the save is done after the next sign-in', async () => {
  faults = ['signed-out'];
  const { session } = open();
  session.change({ body: 'Typed while signed out.' });
  await after(60 * SECOND);
  expect(session.getState()).toMatchObject({
    fields: { body: 'Typed while signed out.' },
    saveState: { status: 'failed', failure: 'not-allowed' },
  });
  expect(sent).toEqual([]);
  await session.retry();
  expect(sent).toMatchObject([{ fields: { body: 'Typed while signed out.' } }]);
});

it('what a person orders while the editor saves waits for its turn', async () => {
  const { session, saved } = open(
    stored({ fields: { ...stored().fields, topic: 'hiring', description: 'D' } }),
  );
  session.change({ body: 'Ready.' });
  // The editor's own save is on its way.
  vi.advanceTimersByTime(2 * SECOND);
  expect(session.getState().saveState).toEqual({ status: 'saving', intent: null });
  await session.save({ status: 'published' });
  expect(sent.map(({ name }) => name)).toEqual(['save_blog_draft', 'save_blog_post']);
  expect(row['status']).toBe('published');
  expect(saved).toHaveBeenCalledOnce();
});

it('an address that follows the title gives way to that of another post', async () => {
  faults = ['slug-taken'];
  const { session } = open();
  session.change({ body: 'The same title again.' });
  await after(5 * SECOND);
  expect(sent[0]?.fields['slug']).toMatch(/^pay-[0-9a-f]{6}$/);
});

it('a search title that is not finished waits, and the text is stored', async () => {
  const { session } = open();
  session.change({ seoTitle: 'AI', body: 'More.' });
  await after(30 * SECOND);
  expect(sent).toMatchObject([{ fields: { seo_title: null, body: 'More.' } }]);
  expect(session.getState().fields.seoTitle).toBe('AI');
});

const left = (version: number): UnsavedWork => ({
  key: 'blog-work:7:killed',
  version,
  at: '2026-11-24T09:00:00.000Z',
  fields: { ...stored().fields, body: 'Left behind.' },
});

it('work that was left behind is in the editor again, and is stored', async () => {
  const { session } = open(stored(), [left(3)]);
  expect(session.getState().broughtBack?.work.key).toBe('blog-work:7:killed');
  session.wake();
  await after(5 * SECOND);
  expect(row['body']).toBe('Left behind.');
});

it('work that started from an older version is shown beside the stored text', () => {
  const { session } = open(stored(), [left(2)]);
  expect(session.getState()).toMatchObject({
    fields: { body: 'Left behind.' },
    saveState: { status: 'conflict', theirs: { version: 3 } },
  });
});
