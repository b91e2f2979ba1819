import { describe, expect, test } from 'vitest';
import { answerOf, codeOf, type PolicyBackend, type Row } from '../policy-backend.ts';

interface Saved {
  id: number;
  version: number;
}

const begun = (slug: string): Row => ({ slug, title: '', topic: '', author: 'editorial-team' });
const whole = {
  title: 'A whole post',
  topic: 'hiring',
  description: 'For a test.',
  body: 'Text.',
  status: 'published',
};

/** Drafts that save themselves, on a database with the seeds. */
export function describeBlogDraftPolicies(backend: () => PolicyBackend): void {
  describe('drafts that save themselves', () => {
    const keep = async (fields: Row, from?: Saved): Promise<Saved> =>
      answerOf<Saved>(
        await backend().admin.call('save_blog_draft', {
          fields,
          ...(from && { post_id: from.id, expected_version: from.version }),
        }),
      );
    const save = (fields: Row, { id, version }: Saved) =>
      backend().admin.call('save_blog_post', {
        fields,
        post_id: id,
        expected_version: version,
      });
    async function versionsOf(id: number): Promise<unknown[]> {
      const read = await backend().admin.read('blog_post_revisions');
      if (read === 'refused') return [];
      const own = read.filter((row) => Number(row['post_id']) === id);
      return own
        .map((row) => [Number(row['version']), row['is_automatic']])
        .toSorted(([one], [other]) => Number(one) - Number(other));
    }

    test('one needs no title, no topic, no description and no text, and none of them is published so', async () => {
      const draft = await keep(begun('begun'));
      expect(draft.version).toBe(1);
      for (const missing of ['title', 'topic', 'description', 'body']) {
        const refused = await save({ ...whole, [missing]: '' }, draft);
        expect([missing, codeOf(refused)]).toEqual([missing, '23514']);
      }
      expect(codeOf(await save(whole, draft))).toBe('answered');
    });

    test('the last automatic save replaces the one before, until the person saves', async () => {
      const first = await keep(begun('counted-kept'));
      const second = await keep({ body: 'One' }, first);
      const third = await keep({ body: 'One two' }, second);
      expect(third).toEqual({ id: first.id, version: 3 });
      expect(await versionsOf(first.id)).toEqual([[3, true]]);
      // Nothing has changed since, and still the person wants to keep this version.
      answerOf(await save({ body: 'One two' }, third));
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
      const late = { fields: { body: 'Theirs' }, post_id: first.id, expected_version: 1 };
      const refused = await backend().admin.call('save_blog_draft', late);
      expect(refused).toMatchObject({ status: 'refused', code: 'PT409' });
    });

    test('neither changes the state of a post nor touches one that visitors see', async () => {
      const { status: _, ...unshown } = whole;
      const draft = await keep({ ...unshown, slug: 'shown-kept', author: 'editorial-team' });
      const state = { fields: { status: 'published' }, post_id: draft.id, expected_version: 1 };
      expect(codeOf(await backend().admin.call('save_blog_draft', state))).toBe('22023');
      const shown = answerOf<Saved>(await save({ status: 'published' }, draft));
      const late = { fields: { body: 'X' }, post_id: shown.id, expected_version: shown.version };
      expect(codeOf(await backend().admin.call('save_blog_draft', late))).toBe('55000');
    });
  });
}
