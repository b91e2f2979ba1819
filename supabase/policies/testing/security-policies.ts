import { describe, expect, test } from 'vitest';
import type { PolicyBackend, Row } from './policy-backend.ts';

/** The policies of the audit log, and roles. */
export function describeSecurityPolicies(backend: () => PolicyBackend): void {
  describe('security', () => {
    test('the posts of the seeds are in a valid log', async () => {
      const rows = (await backend().admin.read('audit_log')) as Row[];
      const actions = new Set(rows.map(({ action }) => action));
      expect(actions).toContain('post.published');
      expect(actions).toContain('salaries.imported');
      const verdict = await backend().admin.call('verify_audit_log', {});
      expect(verdict).toMatchObject({
        answer: { ok: true, checked: rows.length, first_bad: null, head: { id: rows.length } },
      });
    });

    test('an admin adds and removes another one; both are in the log with their actor', async () => {
      const { admin, member, memberId } = backend();
      const grant = (email: string) => admin.call('grant_admin', { email });
      expect(await grant('nobody@example.com')).toMatchObject({ answer: { status: 'no-account' } });
      expect(await grant(' Member@Example.com ')).toMatchObject({ answer: { status: 'granted' } });
      expect(await member.isAdmin()).toBe(true);
      expect(await grant('member@example.com')).toMatchObject({
        answer: { status: 'already-admin' },
      });
      const revoked = await admin.call('revoke_admin', { user_id: memberId });
      expect(revoked).toMatchObject({ answer: { status: 'revoked' } });
      expect(await member.isAdmin()).toBe(false);
      // A table has no order of its own.
      const rows = ((await admin.read('audit_log')) as Row[]).toSorted(
        (a, b) => Number(a['id']) - Number(b['id']),
      );
      const [own] = (await admin.read('user_roles')) as Row[];
      const facts = { subject: `user:${memberId}`, actor: own?.['user_id'] };
      expect(rows.filter(({ subject }) => subject === facts.subject)).toMatchObject([
        { ...facts, action: 'role.granted' },
        { ...facts, action: 'role.revoked' },
      ]);
    });

    test('the last admin cannot step down', async () => {
      const { admin } = backend();
      const [own] = (await admin.read('user_roles')) as Row[];
      const outcome = await admin.call('revoke_admin', { user_id: own?.['user_id'] });
      expect(outcome).toMatchObject({ status: 'refused', code: 'PT409' });
      expect(await admin.isAdmin()).toBe(true);
    });
  });
}
