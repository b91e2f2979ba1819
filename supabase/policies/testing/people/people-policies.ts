import { describe, expect, test } from 'vitest';
import { answerOf, type PolicyBackend, type Row } from '../policy-backend.ts';

const NOTE = '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d11';
const MAIL = '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d12';

/** The policies of records of people: the functions of an admin change them. */
export function describePeoplePolicies(backend: () => PolicyBackend): void {
  describe('records of people', () => {
    const record = async () => {
      const rows = (await backend().admin.read('people_records')) as Row[];
      return rows.find((row) => row['reference'] === 'C-P0L1CY00') ?? {};
    };

    test('an admin changes them, and reads no note that is deleted and no answer that is hidden', async () => {
      const { admin } = backend();
      const { id, version } = await record();
      const change = { record_id: id, expected_version: version, change: { next_step: 'Call' } };
      expect(answerOf(await admin.call('save_person', change))).toMatchObject({ status: 'saved' });
      const mail = { mail_id: MAIL, record_id: id, template: 'book-a-call' };
      const letter = { ...mail, subject: 'Book a call', words: 'Hello' };
      expect(answerOf(await admin.call('send_person_mail', letter))).toBe('queued');
      const note = { note_id: NOTE, record_id: id, note: 'Called.' };
      expect(answerOf(await admin.call('add_person_note', note))).toBe('saved');
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
    });
  });
}
