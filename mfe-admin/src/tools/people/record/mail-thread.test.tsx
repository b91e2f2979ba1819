// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage, undo } from '../../../testing/staff-page';
import { addAnswer, hideAnswer, listAnswers, listMails } from '../api/thread';
import type { PersonAnswer, PersonMail } from '../api/thread';
import { makeRecord, RECORD_ID } from '../testing/make-record';
import { useNativeLists } from '../testing/use-native-lists';
import { MailThread } from './mail-thread';

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
  vi.mocked(listMails).mockResolvedValue([
    mail('2', 'See you on Tuesday', '2026-11-23T09:00:00Z'),
    mail('1', 'Book a call', '2026-11-21T09:00:00Z'),
  ]);
  vi.mocked(listAnswers).mockImplementation(() => Promise.resolve([...answers]));
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
  press('Delete the answer of 2026-11-22 09:00');
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
