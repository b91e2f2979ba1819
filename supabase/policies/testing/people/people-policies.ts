import { expect, test } from 'vitest';
import { admin } from '../stack.ts';

const NOTE = { note_id: '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d11' };
const ANSWER = { answer_id: '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d12' };

test('an admin changes records of people, and reads no note that is deleted and no answer that is hidden', async () => {
  const [record] = await admin.rows('people_records', 'reference', 'C-P0L1CY00');
  const of = { record_id: record?.['id'] };
  const change = { expected_version: record?.['version'], change: { next_step: 'Call' } };
  expect(await admin.call('save_person', { ...of, ...change })).toMatchObject({ status: 'saved' });
  const letter = { template: 'book-a-call', subject: 'Book a call', words: 'Hello' };
  const mail = { mail_id: ANSWER.answer_id, ...of, ...letter };
  expect(await admin.call('send_person_mail', mail)).toBe('queued');
  expect(await admin.call('add_person_note', { ...NOTE, ...of, note: 'Called.' })).toBe('saved');
  const sender = { from_address: 'ada@company.example', received_at: '2026-11-20T10:00:00Z' };
  const answer = { ...ANSWER, ...of, ...sender, words: 'Tuesday.' };
  expect(await admin.call('add_person_answer', answer)).toBe('saved');
  expect(await admin.call('hide_person_answer', { ...ANSWER, hidden: true })).toBe('saved');
  expect(await admin.rows('people_answers')).toEqual([]);
  await admin.call('hide_person_answer', { ...ANSWER, hidden: false });
  expect(await admin.rows('people_answers')).toMatchObject([{ text: 'Tuesday.' }]);
  expect(await admin.call('delete_person_note', NOTE)).toBe('deleted');
  expect(await admin.rows('people_notes')).toEqual([]);
  expect(await admin.call('restore_person_note', NOTE)).toBe('restored');
  expect(await admin.rows('people_notes')).toMatchObject([{ text: 'Called.' }]);
});
