// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendMail, type MailToSend } from '../../api/person-mails';
import { makeRecord } from '../../testing/make-record';
import { useNativeLists } from '../../testing/use-native-lists';
import { MailForm } from './mail-form';

vi.mock('../../api/person-mails');
const sending = vi.mocked(sendMail);
beforeEach(() => {
  useNativeLists();
  sending.mockReset();
});

function show() {
  const onClose = vi.fn();
  const site = { brand: 'Example Talent' };
  renderPage(() => <MailForm record={makeRecord()} onClose={onClose} />, { site });
  return onClose;
}

const template = () => screen.getByLabelText<HTMLSelectElement>('Template');
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (): MailToSend[] => sending.mock.calls.map(([mail]) => mail);

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

it('sends nothing while a spot of the template is open', async () => {
  show();
  press('Send mail');
  expect(await screen.findByText('Replace [your name] with your words.')).toBeTruthy();
  expect(document.activeElement).toBe(words());
  expect(sending).not.toHaveBeenCalled();
});

it('queues the edited words under the template, and closes', async () => {
  sending.mockResolvedValue('queued');
  const onClose = show();
  fireEvent.change(words(), { target: { value: 'Hello Ada,\n\nBea\n' } });
  press('Send mail');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    {
      mail_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      record_id: '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b',
      template: 'book-a-call',
      subject: 'Your hiring request C-7K2M9QXD: book a call',
      words: 'Hello Ada,\n\nBea',
    },
  ]);
});

it('keeps the text of a failed send, and sends it again as the same mail', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  sending.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('queued');
  const onClose = show();
  fireEvent.change(words(), { target: { value: 'Hello Ada' } });
  press('Send mail');
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here');
  expect(words().value).toBe('Hello Ada');
  press('Send mail');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, second] = sent();
  expect(second?.mail_id).toBe(first?.mail_id);
});

it('asks before a template replaces what was written', async () => {
  show();
  fireEvent.change(template(), { target: { value: 'questions' } });
  expect(subject().value).toBe('A few questions about C-7K2M9QXD');
  fireEvent.change(words(), { target: { value: 'My own text' } });
  fireEvent.change(template(), { target: { value: 'own-words' } });
  press('Keep text');
  expect([template().value, words().value]).toEqual(['questions', 'My own text']);
  fireEvent.change(template(), { target: { value: 'own-words' } });
  press('Replace text');
  await waitFor(() => expect(template().value).toBe('own-words'));
  expect(words().value).toContain('[your text]');
});

it('brings a draft back after the form was closed', () => {
  const { unmount } = renderPage(() => <MailForm record={makeRecord()} onClose={vi.fn()} />);
  fireEvent.change(template(), { target: { value: 'questions' } });
  fireEvent.input(words(), { target: { value: 'Half a sentence' } });
  unmount();
  show();
  expect([template().value, words().value]).toEqual(['questions', 'Half a sentence']);
});
