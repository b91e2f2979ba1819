// @vitest-environment jsdom
import { noticeStore } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRecord, RECORD_ID } from '../testing/make-record';
import { EraseDialog } from './erase-dialog';

interface Asked {
  url: string;
  body: unknown;
}
let asked: Asked[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    asked.push({ url, body: JSON.parse(init.body) });
    return Promise.resolve(answer());
  });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  noticeStore.setState([], true);
});

function show() {
  const onErased = vi.fn();
  const email = 'Ada@Company.Example';
  const record = makeRecord({ email });
  renderPage(() => <EraseDialog record={record} onClose={vi.fn()} onErased={onErased} />);
  return onErased;
}

function erase(typed: string): void {
  fireEvent.change(screen.getByLabelText(/^Type the email/), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Erase everything' }));
}

it('erases nothing until the email is typed', () => {
  const onErased = show();
  erase('grace@company.example');
  expect(screen.getByText('This is not the email of the record.')).toBeTruthy();
  expect(asked).toEqual([]);
  expect(onErased).not.toHaveBeenCalled();
});

it('says what was erased, what follows and what stays', async () => {
  answer = () => Response.json({ records: 2, files: 1, filesLeft: 1, hasStaffAccount: true });
  const onErased = show();
  erase(' ada@company.example ');
  await waitFor(() => expect(onErased).toHaveBeenCalled());
  expect(asked).toEqual([
    { url: '/functions/v1/person-data', body: { action: 'erase', record: RECORD_ID } },
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

it.each([
  [{ code: 'gone' }, 404, 'This record was already erased.'],
  [{ code: 'unavailable' }, 503, 'Nothing was erased. Check the connection and try again.'],
])('%j with status %i: %s', async (body, status, said) => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer = () => Response.json(body, { status });
  const onErased = show();
  erase('ada@company.example');
  expect((await screen.findByRole('alert')).textContent).toContain(said);
  expect(onErased).not.toHaveBeenCalled();
});

it('asks for a fresh sign-in where the server wants one', async () => {
  answer = () => Response.json({ code: 'fresh-sign-in' }, { status: 403 });
  const onErased = show();
  erase('ada@company.example');
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeTruthy();
  expect(onErased).not.toHaveBeenCalled();
});
