import { describe, expect, test } from 'vitest';
import type { PolicyBackend, Row } from './policy-backend.ts';

const future = '2999-01-01T00:00:00Z';

function draft(source: string, patch: Row = {}): Row {
  return { status: 'draft', commentary: `Draft ${source}`, source, ...patch };
}

/** The policies of LinkedIn posts: admins write unpublished posts, and only the server publishes. */
export function describeLinkedInPolicies(backend: () => PolicyBackend): void {
  describe('LinkedIn posts', () => {
    const rowOf = async (source: string) => {
      const rows = (await backend().admin.read('linkedin_posts')) as Row[];
      return rows.find((row) => row['source'] === source);
    };

    test('an admin writes, plans and unplans a post; one source makes one draft', async () => {
      const { admin } = backend();
      expect(await admin.insert('linkedin_posts', draft('one'))).toBe(1);
      await expect(admin.insert('linkedin_posts', draft('one'))).rejects.toThrow(
        /unique|duplicate/,
      );
      const set = (patch: Row) => admin.update('linkedin_posts', patch, 'source', 'one');
      expect(await set({ status: 'scheduled', scheduled_for: future })).toBe(1);
      expect(await set({ status: 'draft' })).toBe(1);
      expect(await rowOf('one')).toMatchObject({ status: 'draft', scheduled_for: null });
      expect(await admin.remove('linkedin_posts', 'source', 'one')).toBe(1);
    });

    test("an admin can neither mark a post as published nor write LinkedIn's answer", async () => {
      const { admin } = backend();
      await admin.insert('linkedin_posts', draft('two'));
      const patches: Row[] = [
        { status: 'posted' },
        { status: 'posting' },
        { urn: 'urn:li:share:1' },
        { attempts: 0 },
        { maybe_posted: false },
      ];
      for (const patch of patches) {
        expect(await admin.update('linkedin_posts', patch, 'source', 'two')).toBe('refused');
      }
      const posted = draft('three', { status: 'posted' });
      expect(await admin.insert('linkedin_posts', posted)).toBe('refused');
      const resolve = await admin.call('resolve_linkedin_post', {
        post_id: (await rowOf('two'))?.['id'],
        seen: 'posted',
      });
      expect(resolve.status).toBe('refused');
    });
  });
}
