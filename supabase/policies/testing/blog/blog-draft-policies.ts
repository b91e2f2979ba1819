import { describe, expect, test } from 'vitest';
import type { Row } from '../sql-client.ts';
import { admin, anon, member, memberId } from '../stack.ts';
import { refusalOf, revisionsOf, save, saving, type Saved } from './blog-rows.ts';

const author = 'editorial-team';
const begun = (slug: string): Row => ({ slug, title: '', topic: '', author });
const whole = { title: 'A whole post', topic: 'hiring', description: 'For a test.', body: 'Text.' };
const published = { ...whole, status: 'published' };

describe('drafts that save themselves', () => {
  const keep = (fields: Row, from?: Saved) =>
    admin.call<Saved>('save_blog_draft', saving(fields, from));
  const keptOf = (fields: Row, from: Saved) =>
    admin.codeOf('save_blog_draft', saving(fields, from));
  const versionsOf = (id: number) => revisionsOf(id, 'version', 'is_automatic');

  test('one needs no title, no topic, no description and no text, and none of them is published so', async () => {
    const draft = await keep(begun('begun'));
    expect(draft.version).toBe(1);
    expect((await save({ ...begun('begun-by-hand'), title: 'T', topic: 'hiring' })).version).toBe(
      1,
    );
    for (const missing of ['title', 'topic', 'description', 'body']) {
      const refused = await refusalOf({ ...published, [missing]: '' }, draft);
      expect([missing, refused]).toEqual([missing, '23514']);
    }
    expect(await anon.rows('blog_posts', 'slug', 'begun')).toEqual([]);
    await save(published, draft);
    expect(await anon.rows('blog_posts', 'slug', 'begun')).toHaveLength(1);
  });

  test('the last automatic save replaces the one before, until the person saves', async () => {
    const first = await keep(begun('counted-kept'));
    const second = await keep({ body: 'One' }, first);
    const third = await keep({ body: 'One two' }, second);
    expect(third).toEqual({ id: first.id, version: 3 });
    expect(await versionsOf(first.id)).toEqual([[3, true]]);
    // Nothing has changed since, and still the person wants to keep this version.
    await save({ body: 'One two' }, third);
    expect(await versionsOf(first.id)).toEqual([[3, false]]);
    await keep({ body: 'One two three' }, third);
    expect(await versionsOf(first.id)).toEqual([
      [3, false],
      [4, true],
    ]);
  });

  test('one that started from an older version is refused and changes nothing', async () => {
    const first = await keep(begun('contested-kept'));
    await keep({ body: 'Mine' }, first);
    expect(await keptOf({ body: 'Theirs' }, first)).toBe('PT409');
    const kept = await admin.rows('blog_posts', 'slug', 'contested-kept');
    expect(kept).toMatchObject([{ body: 'Mine' }]);
  });

  test('neither changes the state of a post nor touches one that visitors see', async () => {
    const draft = await keep({ ...whole, slug: 'shown-kept', author });
    expect(await keptOf({ status: 'published' }, draft)).toBe('22023');
    const shown = await save({ status: 'published' }, draft);
    expect(await keptOf({ body: 'X' }, shown)).toBe('55000');
  });
});

test('a text that is typed and not saved is kept for its person alone, over and over, and no visitor or member has one', async () => {
  const row = {
    name: 'blog-post:1',
    tab: 'a',
    kept_at: '2026-11-24T09:00:00Z',
    content: { body: 'One' },
  };
  expect(await admin.insert('working_copies', row)).toBe(1);
  expect(await admin.update('working_copies', { content: { body: 'Two' } }, 'tab', 'a')).toBe(1);
  expect(await admin.rows('working_copies')).toMatchObject([
    { tab: 'a', content: { body: 'Two' } },
  ]);
  expect(await admin.insert('working_copies', { ...row, tab: 'b', kept_by: memberId })).toBe(
    'refused',
  );
  expect(
    await admin
      .insert('working_copies', { ...row, tab: 'c', content: { body: 'x'.repeat(1_000_000) } })
      .catch((error: { code: string }) => error.code),
  ).toBe('23514');
  for (const who of [anon, member]) expect(await who.insert('working_copies', row)).toBe('refused');
  expect(await member.read('working_copies')).toEqual([]);
  expect(await admin.remove('working_copies', 'tab', 'a')).toBe(1);
});
