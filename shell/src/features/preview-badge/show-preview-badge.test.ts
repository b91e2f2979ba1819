// @vitest-environment jsdom
import { unsavedStore } from '@talent/sdk';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPreviewBadge, showOverrideBadge } from './show-preview-badge';
import { makeComposition } from '../remotes/testing/make-composition';
import { isPreview, nameOfSet } from './is-preview';

/** jsdom has no event streams. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(event: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

const override = {
  app: 'mfe-blog',
  from: 'http://localhost:5173',
  base: 'http://localhost:5173/LINK/mfe-blog/',
  until: new Date(2026, 10, 27, 14, 32).toISOString(),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 14, 2) });
  vi.stubGlobal('EventSource', Stream);
  Stream.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  unsavedStore.setState([], true);
});

function show() {
  const reload = vi.fn();
  showOverrideBadge(override, reload);
  const [stream] = Stream.opened;
  if (!stream) throw new Error('No stream was opened.');
  return { reload, stream };
}

const news = () => screen.getByRole('status').textContent;
const reloadButton = () => screen.queryByRole('button', { name: 'Reload' });

it('says which app is shown from where and until when, with a way to end it', () => {
  const checkAdmin = vi.fn(async () => {});
  showPreviewBadge('stable', override, checkAdmin);
  const badge = screen.getByRole('complementary', { name: 'Local override' });
  expect(badge.textContent).toContain('mfe-blog from localhost:5173, until 14:32');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'End override' });
  expect(form?.method).toBe('post');
  expect(new URL(form?.action ?? '').pathname).toBe('/_override/end');
  window.history.replaceState(null, '', '/ai-hiring-insights-blog?page=2');
  form?.dispatchEvent(new Event('submit'));
  expect(new FormData(form ?? undefined).get('to')).toBe('/ai-hiring-insights-blog?page=2');
  expect(checkAdmin).toHaveBeenCalledTimes(1);
  expect(Stream.opened[0]?.url).toBe('http://localhost:5173/LINK/mfe-blog/events');
});

it('reloads for a new build, and not for the one that is shown', () => {
  const { reload, stream } = show();
  stream.tell({ status: 'built', id: 'one' });
  stream.tell({ status: 'built', id: 'one' });
  expect(reload).not.toHaveBeenCalled();
  stream.tell({ status: 'failed' });
  expect(news()).toBe('The last change does not build. The terminal says why.');
  expect(reload).not.toHaveBeenCalled();
  stream.tell({ status: 'built', id: 'two' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves the reload to a person with unsaved work', () => {
  const { reload, stream } = show();
  stream.tell({ status: 'built', id: 'one' });
  unsavedStore.setState([{ name: 'The text', keep: () => 'browser' }], true);
  stream.tell({ status: 'built', id: 'two' });
  expect(reload).not.toHaveBeenCalled();
  expect(news()).toBe('There is a new build, and unsaved work on this page.');
  reloadButton()?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says that the machine does not answer, until it does again', () => {
  const { stream } = show();
  stream.tell({ status: 'built', id: 'one' });
  stream.dispatchEvent(new Event('error'));
  expect(news()).toBe('localhost:5173 does not answer. Is pnpm dev running?');
  stream.tell({ status: 'built', id: 'one' });
  expect(news()).toBe('');
});

it('says when the half hour is over, and reloads nothing by itself', () => {
  const { reload, stream } = show();
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(reloadButton()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(news()).toBe('The override is over. The next page is the live one.');
  expect(stream.isClosed).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(reloadButton()).not.toBeNull();
});

it('shows the channel’s name and a way back to the public site', () => {
  showPreviewBadge('salary-<b>redesign</b>');
  const badge = screen.getByRole('complementary', { name: 'Preview' });
  expect(badge.textContent).toContain('Preview: salary-<b>redesign</b>');
  const leave = screen.getByRole<HTMLButtonElement>('button', { name: 'Leave preview' });
  expect(leave.form?.method).toBe('post');
  expect(new URL(leave.form?.action ?? '').pathname).toBe('/_channel');
});

it('shows on previews and pinned revisions, not on the public channels', () => {
  const composition = makeComposition();
  expect(isPreview(composition)).toBe(false);
  expect(isPreview({ ...composition, channel: 'canary' })).toBe(false);
  expect(isPreview({ ...composition, channel: 'next' })).toBe(true);
  expect(isPreview({ ...composition, pinned: true })).toBe(true);
  expect(nameOfSet(composition)).toBe('stable');
  expect(nameOfSet({ ...composition, pinned: true })).toBe('stable, revision 7');
});
