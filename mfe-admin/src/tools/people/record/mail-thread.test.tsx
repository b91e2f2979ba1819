// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage, undo } from '../../../testing/staff-page';
import {
  addAnswer,
  fetchThread,
  hideAnswer,
  sendMail,
  type PersonAnswer,
  type PersonMail,
} from '../api/thread';
import { makeRecord, RECORD_ID } from '../testing/make-record';
import { useNativeLists } from '../testing/use-native-lists';
import { MailThread } from './mail-thread';
import { checkMail, MailForm } from './mail-form';
import { checkAnswer } from './answer-form';

vi.mock('../api/thread');
const adding = vi.mocked(addAnswer);

const mail = (id: string, subject: string, at: string): PersonMail => ({
  ...{ id, record_id: RECORD_ID, dedupe_key: id, template: 'book-a-call', author: '1' },
  ...{ to_address: 'ada@company.example', subject, text: 'Hello', status: 'sent', error: null },
  ...{ created_at: at, sent_at: at },
});
const answer: PersonAnswer = {
  ...{ id: 'a', record_id: RECORD_ID, recorded_by: '1', from_address: 'ada@home.example' },
  ...{ received_at: '2026-11-22T09:00:00Z', text: 'Tuesday suits me.' },
  ...{ created_at: '2026-11-24T08:00:00Z', deleted_at: null },
};

beforeEach(() => {
  useNativeLists();
  let answers = [answer];
  const mails = [
    mail('1', 'Book a call', '2026-11-21T09:00:00Z'),
    mail('2', 'See you on Tuesday', '2026-11-23T09:00:00Z'),
  ];
  vi.mocked(fetchThread).mockImplementation(() => Promise.resolve({ mails, answers }));
  vi.mocked(hideAnswer).mockImplementation((_, hidden) => {
    answers = hidden ? [] : [answer];
    return Promise.resolve('saved');
  });
});

async function show(): Promise<void> {
  const record = makeRecord({ email: 'ada@company.example' });
  renderPage(() => <MailThread record={record} nameOf={() => 'admin@example.com'} />);
  await screen.findByText('See you on Tuesday');
}

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

it('shows an answer between the mails that were sent before and after it; deleted, it goes at once, and undo brings it back', async () => {
  await show();
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringContaining('See you on Tuesday'),
    expect.stringMatching(/ada@home\.example.*Answer.*2026-11-22 09:00.*Tuesday suits me\./),
    expect.stringContaining('Book a call'),
  ]);
  press('Delete the answer of 2026-11-22 09:00 UTC');
  await waitFor(() => expect(screen.queryByText('Tuesday suits me.')).toBeNull());
  await waitFor(() => expect(hideAnswer).toHaveBeenCalledWith('a', true));
  undo();
  await screen.findByText('Tuesday suits me.');
  await waitFor(() => expect(hideAnswer).toHaveBeenLastCalledWith('a', false));
});

it('records an answer once, however often its reply is lost, and keeps what was pasted', async () => {
  adding.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('saved');
  await show();
  press('Record an answer');
  const from = screen.getByLabelText<HTMLInputElement>('From');
  expect([document.activeElement, from.value]).toEqual([from, 'ada@company.example']);
  press('Save answer');
  expect(screen.getByText('Paste the text.')).toBeTruthy();
  type(/^Received/, '2026-11-23T10:30');
  type(/^Text of the answer/, ' Wednesday is better. ');
  press('Save answer');
  expect((await screen.findByRole('alert')).textContent).toContain('It is still here');
  press('Save answer');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save answer' })).toBeNull());
  const [first, second] = adding.mock.calls.map(([values]) => values);
  expect(second).toEqual(first);
  expect(first).toEqual({
    answer_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    record_id: RECORD_ID,
    from_address: 'ada@company.example',
    received_at: new Date('2026-11-23T10:30').toISOString(),
    words: 'Wednesday is better.',
  });
  expect(document.activeElement?.textContent).toBe('Write a mail');
});

it('puts the focus on the template of a mail, in a list of ours too', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
  await show();
  press('Write a mail');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Template/ }));
});

const sending = vi.mocked(sendMail);
const onClose = vi.fn<() => void>();
const showForm = () =>
  renderPage(() => <MailForm record={makeRecord()} onClose={onClose} />, {
    site: { brand: 'Example Talent' },
  });
const template = () => screen.getByLabelText<HTMLSelectElement>('Template');
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const choose = (value: string) => fireEvent.change(template(), { target: { value } });
const write = (value: string) => fireEvent.input(words(), { target: { value } });

it('begins with the first template for the kind, filled in; sends nothing while a spot of the template is open, keeps the text of a failed send, sends it again as the same mail, and closes', async () => {
  sending.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('saved');
  showForm();
  expect([...template().options].map(({ value }) => value)).toEqual([
    ...['book-a-call', 'questions', 'cannot-help', 'own-words'],
  ]);
  expect(words().value).toMatch(/^Hello Ada Example,[^]*\[your name\]\nExample Talent$/);
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
  showForm();
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
  const { unmount } = showForm();
  choose('questions');
  write('Half a sentence');
  unmount();
  showForm();
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

const now = new Date('2026-11-24T12:00');
const typedAnswer = { from: 'ada@home.example', at: '2026-11-24T09:30', text: 'Tuesday suits me.' };
const past = 'Choose a day and time that is not in the future.';

it.each([
  [{}, {}],
  [{ from: 'Ada' }, { from: 'Write the address that the mail came from.' }],
  [{ at: '2026-11-24T12:01' }, { at: past }],
  [{ at: '' }, { at: past }],
  [{ text: ' ' }, { text: 'Paste the text.' }],
  [{ text: 'x'.repeat(20_001) }, { text: 'Use at most 20,000 characters.' }],
])('finds in an answer with %j: %j', (words, problems) => {
  expect(checkAnswer({ ...typedAnswer, ...words }, now)).toEqual(problems);
});
