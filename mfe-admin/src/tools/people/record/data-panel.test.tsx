// @vitest-environment jsdom
import { noticeStore } from '@talent/sdk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, renderPage } from '../../../testing/staff-page';
import { RECORD_ID, makeRecord } from '../testing/make-record';
import { EraseDialog } from './data-panel';

const onErased = vi.fn<() => void>();
const asked = vi.fn<(url: string, body: unknown) => void>();

function erase(typed: string, answer: unknown = {}, status = 200): void {
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    asked(url, JSON.parse(init.body));
    return Promise.resolve(Response.json(answer, { status }));
  });
  const record = makeRecord({ email: 'Ada@Company.Example' });
  renderPage(() => <EraseDialog record={record} onClose={() => {}} onErased={onErased} />);
  fireEvent.change(screen.getByLabelText(/^Type the email/), { target: { value: typed } });
  press('Erase everything');
}

it('says what was erased, what follows and what stays', async () => {
  erase(' ada@company.example ', { records: 2, files: 1, filesLeft: 1, hasStaffAccount: true });
  await waitFor(() => expect(onErased).toHaveBeenCalled());
  expect(asked.mock.calls).toEqual([
    ['/functions/v1/person-data', { action: 'erase', record: RECORD_ID }],
  ]);
  expect(noticeStore.getState()).toEqual([
    {
      title: 'Erased: 2 records, 1 file',
      description:
        '1 file is deleted within the hour. The staff account with this email stays. Remove its role on the security dashboard.',
      tone: 'success',
    },
  ]);
});

it('erases nothing until the email is typed, and asks for a fresh sign-in where the server wants one', async () => {
  erase('grace@company.example', { code: 'fresh-sign-in' }, 403);
  expect(screen.getByText('This is not the email of the record.')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Type the email/), {
    target: { value: 'ada@company.example' },
  });
  press('Erase everything');
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeTruthy();
  expect(onErased).not.toHaveBeenCalled();
});

it.each([
  ['gone', 404, 'This record was already erased.'],
  ['unavailable', 503, 'Nothing was erased. Check the connection and try again.'],
])('says of %s with status %i: %s', async (code, status, said) => {
  erase('ada@company.example', { code }, status);
  expect((await screen.findByRole('alert')).textContent).toContain(said);
  expect(onErased).not.toHaveBeenCalled();
});
