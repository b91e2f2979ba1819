// @vitest-environment jsdom
import { sessionStore } from '@talent/sdk';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ada, signedIn } from '../backend/testing/fake-backend';
import { guardStore } from '../guard/guard-store';
import { makeComposition } from '../remotes/testing/make-composition';
import { startInspector } from './start-inspector';

const composition = makeComposition();
const preview = { ...composition, channel: 'next' };

beforeAll(() => {
  // jsdom times nothing.
  vi.stubGlobal('PerformanceResourceTiming', Object);
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  cleanup();
  document.body.innerHTML = '';
});

const keys = { code: 'Period', ctrlKey: true, shiftKey: true };
const press = () => act(() => void fireEvent.keyDown(document.body, keys));
const dialog = () => screen.findByRole('dialog', { name: 'Inspector' });

/** Listens like a tab with this composition, for one test. */
function listen(shown: typeof composition): void {
  const add = vi.spyOn(window, 'addEventListener');
  startInspector(shown);
  const [type, listener] = add.mock.calls.at(-1) ?? [];
  add.mockRestore();
  onTestFinished(() => window.removeEventListener(String(type), listener as EventListener));
}

it('opens on a preview, outlines its apps, takes the focus, and gives it back when Escape closes it', async () => {
  document.body.innerHTML = '<div data-app="mfe-blog"><button>Before</button></div>';
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  listen(preview);
  press();
  const panel = await dialog();
  expect(panel.textContent).toContain('next.7');
  const region = document.querySelector<HTMLElement>('[data-app="mfe-blog"]');
  expect(region?.style.outline).toContain('2px');
  await waitFor(() => expect(document.activeElement).toBe(panel));
  act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(before);
  expect(region?.style.outline).toBe('');
});

it('copies a link that leads back to this page under these versions', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  listen(preview);
  press();
  await dialog();
  fireEvent.click(screen.getByRole('button', { name: 'Copy composition id' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Copied'));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/_channel/next.7?to=%2F`);
});

it('does nothing for a visitor, and opens for an admin', async () => {
  listen(composition);
  const isLeftAlone = fireEvent.keyDown(document.body, keys);
  expect(isLeftAlone).toBe(true);

  sessionStore.setState(signedIn(ada));
  guardStore.setState({ status: 'denied' }, true);
  press();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('dialog')).toBeNull();

  guardStore.setState({ status: 'allowed', composition: { remotes: [], home: '/' } }, true);
  press();
  expect(await dialog()).toBeDefined();
});
