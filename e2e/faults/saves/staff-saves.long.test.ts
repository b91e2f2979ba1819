// @vitest-environment jsdom
import { noticeStore, toastStore } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@talent/mfe-admin/queries/query-client';
import type { Fault } from './faulty-fetch.ts';
import { peopleSaves } from './people-saves.ts';
import { reportSaves } from './report-saves.ts';
import { begin, current } from './save-case.ts';
import { startStaffStack, type StaffStack } from './staff-stack.ts';
import { toolSaves } from './tool-saves.ts';

const faults: readonly Fault[] = [
  ...(['error-500', 'signed-out-401', 'conflict-409', 'hang', 'reset', 'lost-answer'] as const),
];

const saves = [...peopleSaves, ...reportSaves, ...toolSaves];

let staff: StaffStack;
beforeAll(async () => {
  staff = await startStaffStack();
});
afterAll(() => staff?.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // As on a phone: lists are the browser's own.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  // Of a window, which jsdom has not.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  staff.connect();
});
afterEach(() => {
  noticeStore.setState([], true);
  toastStore.setState([], true);
  queryClient.clear();
});

const said = (): string =>
  [document.body.textContent, ...noticeStore.getState().map(({ title }) => title)].join('\n');

/** So many questions in a row find the page waiting for nothing when it has done all it wanted. */
const QUIET = 10;

async function isQuiet(): Promise<void> {
  let quiet = 0;
  await vi.waitFor(() => {
    quiet = staff.network.inFlight() === 0 ? quiet + 1 : 0;
    expect(quiet).toBeGreaterThan(QUIET);
  }, soon);
}

const soon = { timeout: 10_000, interval: 20 };

describe.each(saves)('$name', (save) => {
  test.each(faults)(
    'survives %s: the entry stays, a message says what to do, a second try saves it once',
    async (fault) => {
      begin();
      const subject = (await save.prepare?.(staff.data)) ?? current();
      const { Page, path, pattern } = await save.page(subject);
      renderPage(Page, { path, pattern });
      await save.enter();
      staff.network.failNext(save.request, fault);
      save.press();
      await vi.waitFor(() => expect(said()).toMatch(save.message), soon);
      expect(staff.network.failed()).toBe(1);
      if (fault === 'signed-out-401') expect(said()).toContain('You are no longer signed in');
      // The notice is in its store before the page is drawn again.
      await vi.waitFor(() => expect(save.entry()).toEqual(save.kept), soon);
      save.press();
      const isOnce = async () => expect(await save.stored(staff, subject)).toEqual(save.once);
      await vi.waitFor(isOnce, soon);
      // A lost answer has stored it before the second try, which may still do it once more.
      await isQuiet();
      await isOnce();
    },
  );
});
