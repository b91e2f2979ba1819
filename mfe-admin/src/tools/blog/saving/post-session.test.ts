import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredPost } from '../../../posts/api/post';
import { emptyFields } from '../../../posts/post-fields';
import { fakePosts, storedPost } from '../testing/fake-posts';
import { createPostSession } from './post-session';
import { readWork } from './editor-state';

vi.mock('../../../backend/admin-data');

const SECOND = 1000;
let database: ReturnType<typeof fakePosts>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 24) });
  vi.spyOn(console, 'error').mockReturnValue();
  database = fakePosts();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(initial: StoredPost | null = storedPost()) {
  const created = vi.fn<(post: StoredPost) => void>();
  const saved = vi.fn<(before: StoredPost | null, after: StoredPost) => void>();
  const session = createPostSession({ initial, onCreated: created, onSaved: saved });
  return { session, created, saved };
}
const stored = { base: 4, saveState: { status: 'idle' } };
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const bodies = () => database.sent.map(({ fields }) => fields['body']);

it('a draft is stored within five seconds of its first change, also while the person types on', async () => {
  const { session, saved } = open();
  for (let second = 1; second <= 5; second += 1) {
    session.change({ body: `Word ${second}.` });
    await after(SECOND);
  }
  expect(database.sent).toHaveLength(1);
  expect(database.sent[0]).toMatchObject({ name: 'save_blog_draft', fields: { body: 'Word 4.' } });
  expect(database.sent[0]?.fields).not.toHaveProperty('status');
  await after(5 * SECOND);
  expect(database.sent.at(-1)?.fields['body']).toBe('Word 5.');
  expect(session.getState()).toMatchObject({ base: 5, saveState: { status: 'idle' } });
  expect(saved).not.toHaveBeenCalled();
});

it('a new post is stored without a title, and gets an address', async () => {
  database.row.version = 0;
  const { session, created } = open(null);
  session.change({ body: 'First words.' });
  await after(5 * SECOND);
  expect(database.sent[0]?.fields).toMatchObject({ title: '', topic: '', description: '' });
  expect(database.sent[0]?.fields['slug']).toMatch(/^untitled-[0-9a-f]{6}$/);
  expect(created).toHaveBeenCalledOnce();
  expect(session.getState().fields.slug).toBe(database.sent[0]?.fields['slug']);
});

it('a new post whose first answer was lost does not become two', async () => {
  database.row.version = 0;
  database.faults = ['lost-answer', 'slug-taken'];
  const { session, created } = open(null);
  session.change({ body: 'First words.' });
  await after(3 * SECOND);
  session.change({ body: 'First words, and more.' });
  await after(20 * SECOND);
  expect(bodies()).toEqual(['First words.', 'First words, and more.']);
  expect(created).toHaveBeenCalledOnce();
  expect(session.getState()).toMatchObject({ stored: { id: 7, version: 2 }, base: 2 });
});

it('nothing that visitors see is stored before a person saves it', async () => {
  const { session, saved } = open(storedPost({ status: 'published' }));
  session.change({ body: 'Half a sent' });
  await after(60 * SECOND);
  expect(database.sent).toEqual([]);
  session.change({ body: 'A sentence.', description: 'D', topic: 'hiring' });
  await session.save();
  expect(database.sent).toMatchObject([
    { name: 'save_blog_post', fields: { status: 'published' } },
  ]);
  expect(saved).toHaveBeenCalledOnce();
});

it('a draft that got no answer is sent again at once when the connection is back', async () => {
  database.faults = ['lost-request'];
  const { session } = open();
  session.change({ body: 'Offline.' });
  await after(3 * SECOND);
  session.wake();
  await after(SECOND);
  expect(bodies()).toEqual(['Offline.']);
  expect(session.getState()).toMatchObject(stored);
});

it('a post that visitors see is no longer called offline when the connection is back, and waits for its person', async () => {
  database.faults = ['lost-request'];
  const { session } = open(storedPost({ status: 'scheduled' }));
  session.change({ body: 'A sentence.', description: 'D', topic: 'hiring' });
  await session.save();
  expect(session.getState().saveState).toMatchObject({ status: 'failed', failure: 'offline' });
  session.wake();
  await after(60 * SECOND);
  expect(session.getState()).toMatchObject({
    fields: { body: 'A sentence.' },
    saveState: { status: 'idle' },
  });
  expect(database.sent).toEqual([]);
});

it('a save whose answer was lost is no conflict with itself', async () => {
  database.faults = ['lost-answer'];
  const { session } = open();
  session.change({ body: 'Stored, and nobody said so.' });
  await after(20 * SECOND);
  expect(database.sent).toHaveLength(1);
  expect(session.getState()).toMatchObject(stored);
});

it('a post that was saved in another place is not saved over, and the person chooses', async () => {
  Object.assign(database.row, { version: 4, body: 'Theirs.' });
  const { session } = open();
  session.change({ body: 'Mine.' });
  await after(5 * SECOND);
  expect(session.getState()).toMatchObject({
    fields: { body: 'Mine.' },
    saveState: { status: 'conflict', theirs: { version: 4, fields: { body: 'Theirs.' } } },
  });
  session.change({ body: 'Mine, and more.' });
  await after(60 * SECOND);
  expect(database.sent).toEqual([]);
  session.takeTheirs();
  expect(session.getState()).toMatchObject({
    fields: { body: 'Theirs.' },
    setAside: { body: 'Mine, and more.' },
  });
  session.bringBack();
  await after(5 * SECOND);
  expect(database.row).toMatchObject({ body: 'Mine, and more.', version: 5 });
});

it.each(['signed-out', 'unauthorized'] as const)(
  'an ended session (%s) keeps the text, and the save is done after the next sign-in',
  async (fault) => {
    database.faults = [fault];
    const { session } = open();
    session.change({ body: 'Typed while signed out.' });
    await after(60 * SECOND);
    expect(session.getState()).toMatchObject({
      fields: { body: 'Typed while signed out.' },
      saveState: { status: 'failed', failure: 'not-allowed' },
    });
    expect(bodies()).toEqual([]);
    await session.retry();
    expect(bodies()).toEqual(['Typed while signed out.']);
  },
);

it.each(['lost-request', 'server-error', 'bad-gateway', 'busy'] as const)(
  'a draft whose save ended with %s is sent again by itself, with what was typed since',
  async (fault) => {
    database.faults = [fault];
    const { session } = open();
    session.change({ body: 'First words.' });
    await after(4 * SECOND);
    expect(session.getState().saveState).toMatchObject({ status: 'failed', failure: 'offline' });
    session.change({ body: 'First words, and more.' });
    await after(10 * SECOND);
    expect(bodies()).toEqual(['First words, and more.']);
    expect(session.getState()).toMatchObject(stored);
  },
);

it('a save that hangs is given up, and the text is sent again', async () => {
  // The timer of a signal is not one of the test's.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), ms);
    return controller.signal;
  });
  database.faults = ['hangs'];
  const { session } = open();
  session.change({ body: 'Into a hole.' });
  await after(10 * SECOND);
  expect(session.getState().saveState.status).toBe('saving');
  await after(20 * SECOND);
  expect(bodies()).toEqual(['Into a hole.']);
  expect(session.getState()).toMatchObject(stored);
});

it('what a person orders while the editor saves waits for its turn', async () => {
  const { session, saved } = open();
  session.change({ body: 'Ready.', topic: 'hiring', description: 'D' });
  // The editor's own save is on its way.
  vi.advanceTimersByTime(2 * SECOND);
  expect(session.getState().saveState).toEqual({ status: 'saving', intent: null });
  await session.save({ status: 'published' });
  expect(database.sent.map(({ name }) => name)).toEqual(['save_blog_draft', 'save_blog_post']);
  expect(database.row['status']).toBe('published');
  expect(saved).toHaveBeenCalledOnce();
});

it('an address that follows the title gives way to that of another post', async () => {
  database.faults = ['slug-taken'];
  const { session } = open();
  session.change({ body: 'The same title again.' });
  await after(5 * SECOND);
  expect(database.sent[0]?.fields['slug']).toMatch(/^pay-[0-9a-f]{6}$/);
});

it('a search title that is not finished waits, and the text is stored; one that is, is saved under its name and read back', async () => {
  const { session } = open();
  session.change({ seoTitle: 'AI', body: 'More.' });
  await after(30 * SECOND);
  expect(database.sent).toMatchObject([{ fields: { seo_title: null, body: 'More.' } }]);
  expect(session.getState().fields.seoTitle).toBe('AI');
  session.change({ seoTitle: 'AI engineer salary' });
  await after(5 * SECOND);
  expect(database.sent[1]?.fields).toMatchObject({ seo_title: 'AI engineer salary' });
  expect(database.sent[1]?.fields).not.toHaveProperty('seoTitle');
  expect(session.getState().stored?.fields.seoTitle).toBe('AI engineer salary');
});

const at = '2026-11-24T09:00:00.000Z';
const left = (version: number) => ({
  version,
  fields: { ...storedPost().fields, body: 'Left behind.' },
});

it('work that was left behind is in the editor again, and is stored, or goes', async () => {
  const { session } = open();
  session.found({ version: 3, fields: { ...storedPost().fields } }, at);
  expect(session.getState().broughtBack).toBeNull();
  session.found(left(3), at);
  expect(session.getState()).toMatchObject({ fields: left(3).fields, broughtBack: { at } });
  await after(5 * SECOND);
  expect(database.row['body']).toBe('Left behind.');
  const { session: other } = open();
  other.found(left(3), at);
  other.discardFound();
  expect(other.getState()).toMatchObject({ fields: { body: 'Before.' }, broughtBack: null });
});

it('a save that waited for the next sign-in is carried out where its text comes back', async () => {
  const whole = { ...storedPost().fields, body: 'Corrected.', description: 'D', topic: 'hiring' };
  const order = { by: 'ada', intent: { status: 'published' } } as const;
  const { session, saved } = open(storedPost({ status: 'published' }));
  session.found({ version: 3, fields: whole, order }, at);
  await after(0);
  expect(database.sent).toMatchObject([
    { name: 'save_blog_post', fields: { status: 'published', body: 'Corrected.' } },
  ]);
  expect(saved).toHaveBeenCalledOnce();
  expect(session.getState()).toMatchObject({ broughtBack: null, saveState: { status: 'idle' } });
  // Another admin saved since: the person chooses, and nothing is saved over.
  database.row.version = 6;
  const { session: late } = open(storedPost({ version: 6, status: 'published' }));
  late.found({ version: 3, fields: whole, order }, at);
  await after(60 * SECOND);
  expect(late.getState().saveState).toMatchObject({ status: 'conflict', intent: order.intent });
  expect(database.sent).toHaveLength(1);
});

it('an order that waits is kept with the text, and anything else is none', () => {
  const work = left(3);
  const order = { by: 'ada', intent: { status: 'scheduled', publishedAt: at } };
  expect(readWork({ ...work, order })).toEqual({ ...work, order });
  expect(readWork({ ...work, order: { by: 'ada' } })).toEqual(work);
});

it('work that started from an older version is shown beside the stored text', () => {
  const { session } = open();
  session.found(left(2), at);
  expect(session.getState()).toMatchObject({
    fields: { body: 'Left behind.' },
    saveState: { status: 'conflict', theirs: { version: 3 } },
  });
});

it.each([null, {}, { version: 'x', fields: emptyFields }, { version: 3, fields: {} }])(
  '%j is no work',
  (content) => expect(readWork(content)).toBeNull(),
);
