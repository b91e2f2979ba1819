// @vitest-environment jsdom
import { expect, it, afterEach, beforeAll, onTestFinished, vi } from 'vitest';
import { makeComposition } from '../remotes/testing/make-composition';
import { compositionLink } from './inspector';
import { inspectApps, type LoadedFile } from './inspect-apps';
import { sessionStore } from '@talent/sdk';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ada, signedIn } from '../backend/testing/fake-backend';
import { guardStore } from '../guard/guard-store';
import { startInspector } from './start-inspector';

const composition = makeComposition();
const [remote, other] = composition.remotes;
if (!remote || !other) throw new Error('The composition has two remotes.');

const file = (path: string, facts: Partial<LoadedFile> = {}): LoadedFile => ({
  name: `https://www.example.com${path}`,
  startTime: 100,
  responseEnd: 150,
  transferSize: 300,
  decodedBodySize: 900,
  responseStatus: 200,
  ...facts,
});
const tab = { composition, guarded: null, onPage: new Set<string>(), files: [], failures: [] };

it('the inspector adds up what an app has loaded under its version, and says how long that took', () => {
  const files = [
    file(`${remote.base}container.js`),
    file(`${remote.base}page.js`, { startTime: 120, responseEnd: 240, transferSize: 0 }),
    file(`/assets/${remote.name}/another-version/page.js`),
  ];
  expect(inspectApps({ ...tab, files })).toEqual([
    {
      name: remote.name,
      version: remote.version,
      fallbackFor: null,
      files: 2,
      loadMs: 140,
      transferred: 300,
      unpacked: 1800,
      errors: [],
    },
  ]);
});

it('the inspector names files that were not answered, and what was caught of the app', () => {
  const files = [file(`${remote.base}page.js`, { responseStatus: 404 })];
  const failures = [
    { app: remote.name, error: new Error('It threw.') },
    { app: other.name, error: 'late' },
  ];
  const [first, second] = inspectApps({ ...tab, files, failures });
  expect(first?.errors).toEqual(['page.js answers 404', 'It threw.']);
  expect(second).toMatchObject({ name: other.name, files: 0, loadMs: null, errors: ['late'] });
});

it('the inspector names the replacement of a damaged version, also of the shell, and lists guarded apps', () => {
  const guarded = { remotes: [{ ...remote, name: 'mfe-admin', fallbackFor: '9' }], home: '/' };
  const apps = inspectApps({
    ...tab,
    composition: { ...composition, shellFallbackFor: '2' },
    guarded,
    onPage: new Set(['shell', 'mfe-admin']),
  });
  expect(apps.map(({ name, fallbackFor }) => [name, fallbackFor])).toEqual([
    ['shell', '2'],
    ['mfe-admin', '9'],
  ]);
});

it('the inspector links to the page under the revision that it was made of', () => {
  const page = new URL('https://www.example.com/blog/a-post?topic=x#top');
  expect(compositionLink(composition, page)).toBe(
    'https://www.example.com/_channel/stable.7?to=%2Fblog%2Fa-post%3Ftopic%3Dx',
  );
});

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
/** The code of the inspector loads with its first use: it is there when this is done, however slow the machine is. */
const press = () =>
  act(async () => {
    fireEvent.keyDown(document.body, keys);
    await vi.dynamicImportSettled();
  });
const dialog = () => screen.findByRole('dialog', { name: 'Inspector' });

/** Listens like a tab with this composition, for one test. */
function listen(shown: typeof composition): void {
  const add = vi.spyOn(window, 'addEventListener');
  startInspector(shown);
  const [type, listener] = add.mock.calls.at(-1) ?? [];
  add.mockRestore();
  onTestFinished(() => window.removeEventListener(String(type), listener as EventListener));
}

it('the inspector opens on a preview, outlines its apps, takes the focus, and gives it back when Escape closes it', async () => {
  document.body.innerHTML = '<div data-app="mfe-blog"><button>Before</button></div>';
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  listen(preview);
  await press();
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

it('the inspector copies a link that leads back to this page under these versions', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  listen(preview);
  await press();
  await dialog();
  fireEvent.click(screen.getByRole('button', { name: 'Copy composition id' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Copied'));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/_channel/next.7?to=%2F`);
});

it('the inspector does nothing for a visitor, and opens for an admin', async () => {
  listen(composition);
  const isLeftAlone = fireEvent.keyDown(document.body, keys);
  expect(isLeftAlone).toBe(true);

  sessionStore.setState(signedIn(ada));
  guardStore.setState({ status: 'denied' }, true);
  await press();
  expect(screen.queryByRole('dialog')).toBeNull();

  guardStore.setState({ status: 'allowed', composition: { remotes: [], home: '/' } }, true);
  await press();
  expect(await dialog()).toBeDefined();
});
