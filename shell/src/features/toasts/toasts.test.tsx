// @vitest-environment jsdom
import { noticeStore, notify, toast, toastStore } from '@talent/sdk';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout: nothing captures a pointer there.
  Object.assign(Element.prototype, {
    setPointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
});

afterEach(async () => {
  cleanup();
  toastStore.setState([], true);
  noticeStore.setState([], true);
  vi.useRealTimers();
});

/** Lets time pass in steps: React renders, and sets the next timer, at the end of each. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)));
  }
}

/** Renders the area and lets the code that shows messages arrive. */
async function open(): Promise<void> {
  render(<Toasts />);
  await act(async () => {
    await import('./toast-stack');
  });
  await pass(50);
}

function cards(): string[] {
  return screen
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? '');
}

it('a toast takes the place of the one before and disappears after 5 s of its own', async () => {
  toast({ title: 'First' });
  await open();
  await pass(4000);
  act(() => void toast({ title: 'Second' }));
  expect(cards()).toEqual(['Second']);
  await pass(4900);
  expect(cards()).toEqual(['Second']);
  await pass(100);
  expect(cards()).toEqual([]);
  expect(toastStore.getState()).toMatchObject([{ title: 'Second', open: false }]);
});

it.each(['plain', 'error'] as const)(
  'a toast of the tone %s is announced politely and leaves the focus alone',
  async (tone) => {
    toast({ title: 'Hello', tone });
    await open();
    const status = screen.getByRole('status');
    expect(status.getAttribute('aria-live')).toBe('polite');
    expect(status.textContent).toContain('Hello');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  },
);

it('a toast stays while the pointer is on it or it has the focus', async () => {
  toast({ title: 'Hello' });
  await open();
  const card = screen.getByRole('listitem');
  fireEvent.pointerMove(card);
  await pass(60_000);
  expect(cards()).toEqual(['Hello']);
  act(() => card.focus());
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Message (F8)' }));
  await pass(60_000);
  expect(cards()).toEqual(['Hello']);
  act(() => card.blur());
  await pass(5000);
  expect(cards()).toEqual([]);
});

it('a toast is reached with F8 and dismissed with Escape or its button', async () => {
  toast({ title: 'Hello' });
  await open();
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  const area = screen.getByRole('region', { name: 'Message (F8)' });
  expect(within(area).getByRole('list')).toBe(document.activeElement);
  fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
  expect(cards()).toEqual([]);
  act(() => void toast({ title: 'Again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(cards()).toEqual([]);
});

it('a toast does what it offers and goes', async () => {
  const onAction = vi.fn();
  toast({ title: 'Hello', action: { label: 'Undo', onAction } });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(cards()).toEqual([]);
});

it.each([
  [50, ['Hello']],
  [51, []],
])('a toast swiped by %i px leaves %j', async (distance, left) => {
  toast({ title: 'Hello' });
  await open();
  const card = screen.getByRole('listitem');
  fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(card, { clientX: 20, clientY: 0 });
  fireEvent.pointerMove(card, { clientX: distance, clientY: 0 });
  fireEvent.pointerUp(card, { clientX: distance, clientY: 0 });
  expect(cards()).toEqual(left);
});

it('a notice disappears after 4 s', async () => {
  notify({ title: 'Saved', tone: 'success' });
  await open();
  expect(cards()).toEqual(['Done: Saved']);
  await pass(3900);
  expect(cards()).toEqual(['Done: Saved']);
  await pass(100);
  expect(cards()).toEqual([]);
});

it('a notice is shown with two others at most: the oldest makes room', async () => {
  for (const title of ['One', 'Two', 'Three']) notify({ title });
  await open();
  expect(cards()).toEqual(['One', 'Two', 'Three']);
  act(() => notify({ title: 'Four' }));
  await pass(50);
  expect(cards()).toEqual(['Two', 'Three', 'Four']);
  await pass(1000);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('a notice stays, with the others, while the focus is among them', async () => {
  notify({ title: 'One' });
  notify({ title: 'Two' });
  await open();
  const [button] = screen.getAllByRole('button', { name: 'Close message' });
  act(() => button?.focus());
  await pass(60_000);
  expect(cards()).toEqual(['One', 'Two']);
  expect(document.activeElement).toBe(button);
  act(() => button?.blur());
  await pass(3900);
  expect(cards()).toEqual(['One', 'Two']);
  await pass(200);
  expect(cards()).toEqual([]);
});

it('a notice is dismissed by its button, and with Escape where the focus is, also that of Alt+T', async () => {
  notify({ title: 'One' });
  notify({ title: 'Two' });
  await open();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close message' })[0] as HTMLElement);
  await pass(300);
  expect(cards()).toEqual(['Two']);
  fireEvent.keyDown(document, { code: 'KeyT', key: 't', altKey: true });
  const area = screen.getByRole('region', { name: 'Reports (alt+T)' });
  expect(within(area).getByRole('list')).toBe(document.activeElement);
  fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
  await pass(300);
  expect(cards()).toEqual([]);
});
