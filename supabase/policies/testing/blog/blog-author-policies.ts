import { describe, expect, test } from 'vitest';
import type { Actor, PolicyBackend, Row } from '../policy-backend.ts';

const robin = { slug: 'robin-example', name: 'Robin Example', title: 'Writer', bio: 'Writes.' };

async function authorOf(actor: Actor, slug: string): Promise<Row | undefined> {
  const read = await actor.read('blog_authors');
  return read === 'refused' ? undefined : read.find((row) => row['slug'] === slug);
}

/** Rights to write the authors of posts, on a database with the seeds. */
export function describeBlogAuthorPolicies(backend: () => PolicyBackend): void {
  describe('authors of posts', () => {
    test('an admin adds, changes and deletes one without posts, and never changes an address', async () => {
      const { admin } = backend();
      expect(await admin.insert('blog_authors', robin)).toBe(1);
      expect(await admin.update('blog_authors', { bio: 'Edits.' }, 'slug', robin.slug)).toBe(1);
      expect(await admin.update('blog_authors', { slug: 'other' }, 'slug', robin.slug)).toBe(
        'refused',
      );
      expect(await authorOf(admin, robin.slug)).toMatchObject({ ...robin, bio: 'Edits.' });
      expect(await admin.remove('blog_authors', 'slug', robin.slug)).toBe(1);
      expect(await authorOf(admin, robin.slug)).toBeUndefined();
    });

    test('nobody deletes the editorial team, which signs the reports', async () => {
      expect(await backend().admin.remove('blog_authors', 'slug', 'editorial-team')).toBe(0);
    });
  });
}
