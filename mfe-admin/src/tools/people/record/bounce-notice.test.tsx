// @vitest-environment jsdom
import { noticeStore, toastStore } from '@talent/sdk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { retryPersonMails } from '../../../inbox/api/change-item';
import { press, renderPage } from '../../../testing/staff-page';
import { correctAddress, type PersonBounce } from '../api/record';
import { RECORD_ID, makeRecord } from '../testing/make-record';
import { BounceNotice } from './bounce-notice';

vi.mock('../api/record');
vi.mock('../../../inbox/api/change-item');
const correcting = vi.mocked(correctAddress);

const bounce: PersonBounce = {
  ...{ address_key: 'ada@company.example', reason: 'no-mailbox', code: '5.1.1' },
  ...{ answer: '550 5.1.1 No such user', created_at: '2026-11-24T08:00:00Z' },
};

function show(facts: Partial<PersonBounce> | null): HTMLElement {
  const record = makeRecord({ email: 'ada@company.example' });
  return renderPage(() => (
    <BounceNotice record={{ ...record, bounce: facts && { ...bounce, ...facts } }} />
  )).container;
}
const field = () => screen.getByLabelText<HTMLInputElement>(/^Correct email/);
function save(address: string): void {
  fireEvent.input(field(), { target: { value: address } });
  press('Save address');
}

it('says why mails do not arrive, and corrects the address: kept when it is not saved', async () => {
  const saved = { status: 'saved', email: 'ada@company.test', mails: 1 } as const;
  correcting.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(saved);
  const container = show({});
  expect(container.textContent).toContain('Mails to ada@company.example do not arrive');
  expect(container.textContent).toContain('There is no such mailbox. Answer 5.1.1,');
  press('Correct the address');
  expect(document.activeElement).toBe(field());
  press('Save address');
  expect(screen.getByText('This is the address that does not work.')).toBeTruthy();
  save('ada@company');
  expect(screen.getByText(/^Write a whole email address/)).toBeTruthy();
  save('ada@company.test');
  await screen.findByText(/^The address was not saved\./);
  expect(field().value).toBe('ada@company.test');
  press('Save address');
  await waitFor(() => expect(screen.queryByLabelText(/^Correct email/)).toBeNull());
  expect(noticeStore.getState()).toMatchObject([
    { title: 'Address corrected. 1 mail is sent again' },
  ]);
  expect(correcting.mock.calls[1]).toEqual([
    expect.objectContaining({ id: RECORD_ID, email: 'ada@company.example' }),
    'ada@company.test',
  ]);
});

it.each([
  ['full', '5.2.2', 'The mailbox is full.'],
  ['refused', '554', 'The mail server refuses our mails.'],
])('tries again where the answer is %s', async (reason, code, words) => {
  vi.mocked(retryPersonMails).mockResolvedValue(2);
  expect(show(null).textContent).toBe('');
  expect(show({ reason, code }).textContent).toContain(`${words} Answer ${code},`);
  expect(screen.queryByRole('button', { name: 'Correct the address' })).toBeNull();
  press('Try again');
  await waitFor(() =>
    expect(toastStore.getState()).toMatchObject([{ title: '2 mails are sent again' }]),
  );
});
