import { describe, expect, test } from 'vitest';
import type { Row } from './sql-client.ts';
import { admin } from './stack.ts';

const draft = (source: string, patch: Row = {}): Row => ({
  ...{ status: 'draft', commentary: `Draft ${source}`, source, ...patch },
});

// Admins write unpublished posts, and only the server publishes.
describe('LinkedIn posts', () => {
  test('an admin writes, plans and unplans a post; one source makes one draft', async () => {
    expect(await admin.insert('linkedin_posts', draft('one'))).toBe(1);
    const again = admin.insert('linkedin_posts', draft('one'));
    await expect(again).rejects.toThrow(/unique|duplicate/);
    const set = (patch: Row) => admin.update('linkedin_posts', patch, 'source', 'one');
    expect(await set({ status: 'scheduled', scheduled_for: '2999-01-01T00:00:00Z' })).toBe(1);
    expect(await set({ status: 'draft' })).toBe(1);
    expect(await admin.rows('linkedin_posts', 'source', 'one')).toMatchObject([
      { status: 'draft', scheduled_for: null },
    ]);
    expect(await admin.remove('linkedin_posts', 'source', 'one')).toBe(1);
  });

  test("an admin can neither mark a post as published nor write LinkedIn's answer", async () => {
    await admin.insert('linkedin_posts', draft('two'));
    for (const patch of [
      { status: 'posted' },
      { status: 'posting' },
      { urn: 'urn:li:share:1' },
      { attempts: 0 },
      { maybe_posted: false },
    ]) {
      expect(await admin.update('linkedin_posts', patch, 'source', 'two')).toBe('refused');
    }
    const posted = draft('three', { status: 'posted' });
    expect(await admin.insert('linkedin_posts', posted)).toBe('refused');
    const [two] = await admin.rows('linkedin_posts', 'source', 'two');
    const resolved = { post_id: two?.['id'], seen: 'posted' };
    expect(await admin.codeOf('resolve_linkedin_post', resolved)).not.toBe('answered');
  });
});
