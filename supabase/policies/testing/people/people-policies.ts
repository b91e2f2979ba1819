import { describe, expect, test } from 'vitest';
import { answerOf, codeOf, type PolicyBackend, type Row } from '../policy-backend.ts';

const tables = [
  'people_records',
  'people_notes',
  'people_mails',
  'people_answers',
  'mail_bounces',
] as const;
const NOTE = '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d11';
const MAIL = '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d12';

/** The policies of records of people: admins alone read them, and functions alone change them. */
export function describePeoplePolicies(backend: () => PolicyBackend): void {
  describe('records of people', () => {
    const record = async () => {
      const rows = (await backend().admin.read('people_records')) as Row[];
      return rows.find((row) => row['reference'] === 'C-P0L1CY00') ?? {};
    };

    test('an admin reads them, and the functions of an admin change them', async () => {
      const { admin } = backend();
      const { id, version } = await record();
      expect(await admin.read('people_records')).not.toEqual([]);
      const change = { next_step: 'Call' };
      const saved = await admin.call('save_person', {
        record_id: id,
        expected_version: version,
        change,
      });
      expect(answerOf(saved)).toMatchObject({ status: 'saved' });
      const note = { note_id: NOTE, record_id: id, note: 'Called.' };
      expect(answerOf(await admin.call('add_person_note', note))).toBe('saved');
      const words = { template: 'book-a-call', subject: 'Book a call', words: 'Hello' };
      const mail = await admin.call('send_person_mail', { mail_id: MAIL, record_id: id, ...words });
      expect(answerOf(mail)).toBe('queued');
      const at = '2026-11-20T10:00:00Z';
      const sender = { answer_id: MAIL, from_address: 'ada@company.example', received_at: at };
      const answer = { ...sender, record_id: id, words: 'Tuesday.' };
      expect(answerOf(await admin.call('add_person_answer', answer))).toBe('saved');
      const hide = (hidden: boolean) =>
        admin.call('hide_person_answer', { answer_id: MAIL, hidden });
      expect(answerOf(await hide(true))).toBe('saved');
      expect(await admin.read('people_answers')).toEqual([]);
      await hide(false);
      expect(await admin.read('people_answers')).toMatchObject([{ text: 'Tuesday.' }]);
      expect(answerOf(await admin.call('delete_person_note', { note_id: NOTE }))).toBe('deleted');
      expect(await admin.read('people_notes')).toEqual([]);
      expect(answerOf(await admin.call('restore_person_note', { note_id: NOTE }))).toBe('restored');
      expect(await admin.read('people_notes')).toMatchObject([{ text: 'Called.' }]);
      expect(await admin.read('people_mails')).toMatchObject([{ subject: 'Book a call' }]);
    });

    test.each(['anon', 'member'] as const)('%s reads none of them', async (who) => {
      for (const table of tables) {
        expect(await backend()[who].read(table)).toEqual(who === 'member' ? [] : 'refused');
      }
    });

    test('a member finds and counts nothing, and a visitor may not even ask', async () => {
      const { member, anon } = backend();
      const { id } = await record();
      for (const [name, values] of [
        ['find_people', { wanted: '' }],
        ['count_people', {}],
        ['person_duplicates', { record_id: id }],
      ] as const) {
        // One kind of actor answers no row as undefined, the other as an empty list.
        expect([answerOf(await member.call(name, values)) ?? []].flat()).toEqual([]);
        expect(codeOf(await anon.call(name, values))).toBe('42501');
      }
    });

    test.each(['anon', 'member'] as const)('%s changes nothing', async (who) => {
      const actor = backend()[who];
      const { id } = await record();
      const words = { template: 'book-a-call', subject: 'Hello', words: 'Hello' };
      const answer = {
        ...{ answer_id: NOTE, from_address: 'ada@company.example' },
        ...{ received_at: '2026-11-20T10:00:00Z', words: 'x' },
      };
      const calls: [name: string, values: Row][] = [
        ['save_person', { record_id: id, expected_version: 1, change: { stage: 'closed' } }],
        ['add_person_note', { note_id: MAIL, record_id: id, note: 'x' }],
        ['delete_person_note', { note_id: NOTE }],
        ['restore_person_note', { note_id: NOTE }],
        ['edit_person_note', { note_id: NOTE, expected_version: 1, note: 'x' }],
        ['add_person_answer', { ...answer, record_id: id }],
        ['hide_person_answer', { answer_id: MAIL, hidden: true }],
        ['retry_person_mails', { record_id: id }],
        [
          'correct_person_address',
          { record_id: id, expected_email: 'a@b.io', corrected: 'b@b.io' },
        ],
        ['send_person_mail', { mail_id: NOTE, record_id: id, ...words }],
      ];
      for (const [name, values] of calls) {
        expect([name, codeOf(await actor.call(name, values))]).toEqual([name, '42501']);
      }
      expect(await record()).toMatchObject({ stage: 'new' });
    });

    test.each(['anon', 'member', 'admin'] as const)(
      '%s neither exports nor erases but through the function of the server',
      async (who) => {
        const actor = backend()[who];
        const { id } = await record();
        const values = { record_id: id, actor: backend().memberId };
        for (const name of ['export_person', 'erase_person']) {
          expect([name, codeOf(await actor.call(name, values))]).toEqual([name, '42501']);
        }
        const view = { application_id: id, actor: backend().memberId };
        expect(codeOf(await actor.call('note_cv_view', view))).toBe('42501');
      },
    );
  });
}
