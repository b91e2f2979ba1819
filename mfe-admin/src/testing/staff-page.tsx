import { noticeStore, sessionStore, toastStore } from '@talent/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '../queries/query-client';

export { renderPage } from '@talent/testing/render-page';

// jsdom opens no dialogs and has no top layer.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
HTMLElement.prototype.showPopover = function () {
  this.style.display = 'block';
};

Element.prototype.scrollIntoView = () => undefined;

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });

beforeEach(() => {
  vi.resetAllMocks();
  // A failure is shown to the person; its log is not looked at.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  queryClient.clear();
  toastStore.setState([], true);
  noticeStore.setState([], true);
  sessionStore.setState({ status: 'signed-out' }, true);
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Presses the button of this name. */
export const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getByRole('button', { name }));

/** Waits for the toast of a change. */
export const toasted = (title: string): Promise<void> =>
  waitFor(() => expect(toastStore.getState()[0]?.title).toBe(title));

/** Takes the last change back by its toast. */
export const undo = (): void => act(() => toastStore.getState()[0]?.action?.onAction());

export function signIn(userId: string, signOut = () => Promise.resolve()): void {
  const accessToken = () => Promise.resolve(userId);
  const email = `${userId}@example.com`;
  act(() =>
    sessionStore.setState({ status: 'signed-in', userId, email, signOut, accessToken }, true),
  );
}
