// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage } from '../../../testing/staff-page';
import { sendMail } from '../api/thread';
import { makeRecord, RECORD_ID } from '../testing/make-record';
import { useNativeLists } from '../testing/use-native-lists';
import { checkMail, MailForm } from './mail-form';

vi.mock('../api/thread');
const sending = vi.mocked(sendMail);
const onClose = vi.fn<() => void>();
beforeEach(() => {
  useNativeLists();
});

const show = () =>
  renderPage(() => <MailForm record={makeRecord()} onClose={onClose} />, {
    site: { brand: 'Example Talent' },
  });
const template = () => screen.getByLabelText<HTMLSelectElement>('Template');
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const choose = (value: string) => fireEvent.change(template(), { target: { value } });
const write = (value: string) => fireEvent.input(words(), { target: { value } });

it('begins with the first template for the kind, filled in', () => {
  show();
  expect([...template().options].map(({ text }) => text)).toEqual([
    'We received your brief: book a call',
    'A few questions',
    'We cannot fill this role',
    'Your own words',
  ]);
  expect(subject().value).toBe('Your hiring request C-7K2M9QXD: book a call');
  expect(words().value).toMatch(/^Hello Ada Example,[^]*\[your name\]\nExample Talent$/);
});

it('sends nothing while a spot of the template is open, keeps the text of a failed send, sends it again as the same mail, and closes', async () => {
  sending.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('saved');
  show();
  press('Send mail');
  expect(await screen.findByText('Replace [your name] with your words.')).toBeTruthy();
  expect(document.activeElement).toBe(words());
  write('Hello Ada,\n\nBea\n');
  press('Send mail');
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here');
  expect(words().value).toBe('Hello Ada,\n\nBea\n');
  press('Send mail');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, second] = sending.mock.calls.map(([mail]) => mail);
  expect(second).toEqual(first);
  expect(first).toEqual({
    mail_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    record_id: RECORD_ID,
    template: 'book-a-call',
    subject: 'Your hiring request C-7K2M9QXD: book a call',
    words: 'Hello Ada,\n\nBea',
  });
});

it('asks before a template replaces what was written', async () => {
  show();
  choose('questions');
  expect(subject().value).toBe('A few questions about C-7K2M9QXD');
  write('My own text');
  choose('own-words');
  press('Keep text');
  expect([template().value, words().value]).toEqual(['questions', 'My own text']);
  choose('own-words');
  press('Replace text');
  await waitFor(() => expect(template().value).toBe('own-words'));
  expect(words().value).toContain('[your text]');
});

it('brings a draft back after the form was closed', () => {
  const { unmount } = show();
  choose('questions');
  write('Half a sentence');
  unmount();
  show();
  expect([template().value, words().value]).toEqual(['questions', 'Half a sentence']);
});

it.each([
  ['Book a call', 'Hello [Ada],', {}],
  [' ', '', { subject: 'Write a subject.', text: 'Write the text.' }],
  ['x', 'x'.repeat(8001), { text: 'Use at most 8,000 characters.' }],
  [
    'x',
    'Hello,\n[your questions]\n[your name]',
    { text: 'Replace [your name], [your questions] with your words.' },
  ],
])('finds in a mail with the subject "%s"', (about, text, problems) => {
  expect(checkMail({ subject: about, text })).toEqual(problems);
});
