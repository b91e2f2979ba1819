// @vitest-environment jsdom
import {
  Link,
  RouterProvider,
  createBrowserRouter,
  useUnsaved,
  unsavedStore,
  type KeptFor,
} from '@talent/sdk';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askToLose } from './ask-to-lose';
import { UnsavedWork } from './unsaved-work';

let name: string | null;
let kept: KeptFor;
let timesKept: number;

beforeEach(() => {
  name = 'The chosen file';
  kept = 'page';
  timesKept = 0;
  window.history.replaceState(null, '', '/one');
  // jsdom has dialogs, and does not open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

function PageOne() {
  useUnsaved(name, () => {
    timesKept += 1;
    return kept;
  });
  return <h1>One</h1>;
}

async function open(): Promise<void> {
  const children = [
    { path: '/one', element: <PageOne /> },
    { path: '/two', element: <h1>Two</h1> },
  ].map(({ path, element }) => ({
    path,
    element: (
      <>
        <Link to="/two">To two</Link>
        <Link to="?filter=on">Filter</Link>
        {element}
        <UnsavedWork />
      </>
    ),
  }));
  render(<RouterProvider router={createBrowserRouter(children)} />);
  await waitFor(() => expect(unsavedStore.getState()).toHaveLength(name === null ? 0 : 1));
  // Its code comes when a page has unsaved work; keeping it says that the code is there.
  if (name !== null) {
    await waitFor(() => {
      asksBeforeClosing();
      expect(timesKept).toBeGreaterThan(0);
    });
  }
}

const press = (role: 'link' | 'button', label: string) =>
  fireEvent.click(screen.getByRole(role, { name: label, hidden: true }));
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const isAsked = () => screen.queryByRole('dialog') !== null;

function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('asks before a navigation that loses work; staying keeps the page, leaving goes', async () => {
  await open();
  press('link', 'To two');
  expect((await question()).textContent).toContain('The chosen file');
  press('button', 'Stay here');
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(screen.getByRole('heading').textContent).toBe('One');

  press('link', 'To two');
  await question();
  press('button', 'Leave');
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeTruthy();
  expect(window.location.pathname).toBe('/two');
  expect(asksBeforeClosing()).toBe(false);
});

it.each([
  ['tab', 'before the tab closes only', true],
  ['browser', 'never', false],
] as const)('work that is kept for the %s asks %s', async (how, _case, asks) => {
  kept = how;
  await open();
  expect(asksBeforeClosing()).toBe(asks);
  press('link', 'To two');
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeTruthy();
  expect(isAsked()).toBe(false);
});

it('a change of the search asks nothing', async () => {
  await open();
  expect(asksBeforeClosing()).toBe(true);
  press('link', 'Filter');
  await waitFor(() => expect(window.location.search).toBe('?filter=on'));
  expect(isAsked()).toBe(false);
});

it('a page without unsaved work does not listen for its closing', async () => {
  name = null;
  await open();
  expect(asksBeforeClosing()).toBe(false);
});

it('a sign-out that loses work waits for the answer', async () => {
  await open();
  const stays = askToLose().then(
    () => 'signed out',
    (error: DOMException) => error.name,
  );
  await question();
  press('button', 'Stay here');
  expect(await stays).toBe('AbortError');

  const leaves = askToLose();
  await question();
  press('button', 'Leave');
  await leaves;
});

it('a sign-out that loses nothing does not ask', async () => {
  kept = 'browser';
  await open();
  await askToLose();
  expect(isAsked()).toBe(false);
});

function Page({ name, text = '' }: { name: string | null; text?: string }) {
  useUnsaved(name, (): KeptFor => (text === 'short' ? 'browser' : 'page'));
  return null;
}

const names = () => unsavedStore.getState().map(({ name }) => name);

it('the store has the unsaved work of every page that is shown, and nothing once it is saved or the page has gone', () => {
  const { rerender, unmount } = render(
    <>
      <Page name="One" />
      <Page name={null} />
      <Page name="Two" />
    </>,
  );
  expect(names()).toEqual(['One', 'Two']);
  rerender(
    <>
      <Page name={null} />
      <Page name={null} />
      <Page name="Two" />
    </>,
  );
  expect(names()).toEqual(['Two']);
  unmount();
  expect(names()).toEqual([]);
});

it('the store keeps what is entered now, not what was when the work began', () => {
  const { rerender } = render(<Page name="Text" text="short" />);
  rerender(<Page name="Text" text="too long for the storage" />);
  expect(unsavedStore.getState().map(({ keep }) => keep())).toEqual(['page']);
});
