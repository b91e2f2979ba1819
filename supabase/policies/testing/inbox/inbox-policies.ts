import { describe, expect, test } from 'vitest';
import { answerOf, codeOf, type PolicyBackend, type Row } from '../policy-backend.ts';

const calls: readonly [name: string, values: Row][] = [
  ['staff_inbox', {}],
  ['snooze_inbox_item', { item: 'person:1', until: inHours(20) }],
  ['wake_inbox_item', { item: 'person:1' }],
  ['retry_mails', { mail: 'contact' }],
];

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

/** The policies of the inbox of the staff: admins alone have one, each their own. */
export function describeInboxPolicies(backend: () => PolicyBackend): void {
  describe('the inbox', () => {
    test.each(['anon', 'member'] as const)('%s may call none of its functions', async (who) => {
      for (const [name, values] of calls) {
        expect([name, codeOf(await backend()[who].call(name, values))]).toEqual([name, '42501']);
      }
    });

    test('an admin reads it, puts an item aside and reads that alone', async () => {
      const { admin, member, anon } = backend();
      const before = answerOf<{ snoozes: Row }>(await admin.call('staff_inbox', {}));
      expect(before.snoozes).toEqual({});
      const until = inHours(20);
      const snoozed = await admin.call('snooze_inbox_item', { item: 'person:1', until });
      expect(codeOf(snoozed)).toBe('answered');
      expect(await admin.read('inbox_snoozes')).toMatchObject([{ item: 'person:1' }]);
      expect(await member.read('inbox_snoozes')).toEqual([]);
      expect(await anon.read('inbox_snoozes')).toBe('refused');
      expect(codeOf(await admin.call('wake_inbox_item', { item: 'person:1' }))).toBe('answered');
      expect(await admin.read('inbox_snoozes')).toEqual([]);
    });
  });
}
