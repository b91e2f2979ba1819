// @vitest-environment jsdom
import { noticeStore, toastStore } from '@talent/sdk';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Inbox } from '../inbox/api/inbox-item';
import { makeInbox, makeItem } from '../inbox/testing/make-inbox';
import { renderPage, signIn } from '../testing/staff-page';
import Overview from './overview';

let inbox: Inbox | Error;
let saves: string[] = [];
let isOnline = true;

vi.mock('../inbox/api/fetch-inbox', () => ({
  fetchInbox: () => (inbox instanceof Error ? Promise.reject(inbox) : Promise.resolve(inbox)),
}));
const stored = (call: string): Promise<void> => {
  saves.push(call);
  return isOnline ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'));
};
vi.mock('../inbox/api/change-item', () => ({
  snoozeItem: (key: string) => stored(`snooze ${key}`),
  wakeItem: (key: string) => stored(`wake ${key}`),
  retryMails: (mail: string) => stored(`retry ${mail}`).then(() => 2),
}));

beforeEach(() => {
  saves = [];
  isOnline = true;
  inbox = makeInbox({
    items: [
      makeItem({ key: 'a', at: '2026-11-24T08:03:00Z' }),
      makeItem({
        ...{ key: 'b', at: '2026-11-24T08:02:00Z', kind: 'application-new' },
        facts: { id: '2', name: 'Grace Example', subject: 'ML Engineer' },
      }),
      makeItem({
        ...{ key: 'c', urgency: 'now', kind: 'mails-stuck', count: 2 },
        facts: { mail: 'newsletter', given_up: 2, error: '550 no such user' },
      }),
    ],
  });
});

async function open(path = '/internal-admin-xyz123'): Promise<void> {
  renderPage(Overview, { path });
  await waitFor(() => expect(screen.queryByText('Reading the inbox …')).toBeNull());
}
const press = (key: string): void =>
  void fireEvent.keyDown(document.activeElement ?? window, { key });
const group = (name: string) => screen.getByRole('region', { name });
const titles = (): (string | null)[] =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.dataset['item'])
    .map((row) => row.dataset['item'] ?? null);
const focused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset['item'];

it('lists what waits by urgency, with the number, here and in the sidebar, age and one action each', async () => {
  signIn('1');
  await open();
  expect(await screen.findByText('3 items wait')).toBeTruthy();
  expect(screen.getByText('3 items need a person')).toBeTruthy();
  expect(titles()).toEqual(['c', 'a', 'b']);
  const today = within(group('Today'));
  expect(today.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe(
    '/internal-admin-xyz123/people/1?open=mail',
  );
  expect(today.getByText('New application for ML Engineer')).toBeTruthy();
  expect(within(group('Now')).getByText('2 mails do not arrive: newsletter')).toBeTruthy();
});

it('is moved in by j, k and arrows once the focus is in it, and opens at the item that the address names', async () => {
  await open();
  press('ArrowDown');
  fireEvent.keyDown(window, { key: 'j', ctrlKey: true });
  expect(focused()).toBeUndefined();
  const visited = ['j', 'j', 'ArrowDown', 'j', 'k'].map((key) => {
    press(key);
    return focused();
  });
  expect(visited).toEqual(['c', 'a', 'b', 'b', 'a']);
  await waitFor(() => expect(window.location.search).toBe('?item=a'));
  cleanup();
  await open('/internal-admin-xyz123?item=b');
  await waitFor(() => expect(focused()).toBe('b'));
});

it('puts an item aside at once by e, goes on to the next, and u takes it back', async () => {
  await open();
  press('j');
  press('j');
  press('e');
  await waitFor(() => expect(titles()).toEqual(['c', 'b']));
  expect(focused()).toBe('b');
  expect(screen.getByText('2 items need a person')).toBeTruthy();
  expect(toastStore.getState()).toMatchObject([{ title: 'Put aside until tomorrow' }]);
  press('u');
  await waitFor(() => expect(titles()).toEqual(['c', 'a', 'b']));
  await waitFor(() => expect(saves).toEqual(['snooze a', 'wake a']));
});

it('has an item back and says so when it could not be put aside', async () => {
  isOnline = false;
  await open();
  press('j');
  press('e');
  const warning = { title: 'That was not saved', tone: 'error' };
  await waitFor(() => expect(noticeStore.getState()).toMatchObject([warning]));
  await waitFor(() => expect(titles()).toEqual(['c', 'a', 'b']));
});

it('shows what is put aside on demand, by the address too, and has it back by a button', async () => {
  inbox = makeInbox({ items: [makeItem({ key: 'a' })], snoozes: { a: '2999-01-01T00:00:00Z' } });
  await open('/internal-admin-xyz123?show=aside');
  expect(screen.getByText('Nothing needs you')).toBeTruthy();
  fireEvent.click(
    within(group('Put aside')).getByRole('button', { name: 'Show again: Ada Example' }),
  );
  await waitFor(() => expect(screen.queryByText('Nothing needs you')).toBeNull());
  expect(saves).toEqual(['wake a']);
});

it('sends mails again with its button', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(toastStore.getState()[0]?.title).toBe('2 mails are sent again now'));
  expect(saves).toEqual(['retry newsletter']);
});

it('says what failed, tries again, and says when nothing waits, when the checks last ran, and that the site did not answer', async () => {
  inbox = new Error('offline');
  await open();
  expect(screen.getByText('The inbox could not be read.')).toBeTruthy();
  inbox = makeInbox({
    isSiteUnread: true,
    checks: [
      { name: 'deliver-mails', at: '2026-11-24T08:58:00+00:00' },
      { name: 'unheard-of', at: '2026-11-24T08:58:00+00:00' },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing needs you')).toBeTruthy();
  expect(screen.getByText('The state of the running site could not be read')).toBeTruthy();
  expect(screen.getByText('Mails').nextSibling?.textContent).toBe('2026-11-24 08:58 UTC');
  expect(screen.queryByText('unheard-of')).toBeNull();
});
