// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeIndustries } from '../content/home-industries';
import { IndustryTicker } from './industry-ticker';
import { stubObservers, type StubbedBrowser } from './testing/stub-observers';

let browser: StubbedBrowser;

beforeEach(() => {
  browser = stubObservers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function showTicker() {
  const rendered = renderPage(() => <IndustryTicker {...homeIndustries} />);
  await Promise.resolve();
  browser.setInView(true);
  return { ...rendered, ticker: screen.getByRole('region', { name: 'Industries we recruit for' }) };
}

function button(action: 'Pause' | 'Play'): HTMLElement {
  return screen.getByRole('button', { name: `${action} the list of industries` });
}

it('moves by 54 px a second when it is in view, and not below or above the window', async () => {
  await showTicker();
  expect(browser.isMoving()).toBe(true);
  expect(browser.speed()).toBe(54);
  browser.setInView(false);
  expect(browser.isMoving()).toBe(false);
});

it('stands still under a pointer, while it has the focus, and in a tab that no one sees', async () => {
  const { ticker } = await showTicker();
  for (const [hold, release] of [
    [() => fireEvent.pointerEnter(ticker), () => fireEvent.pointerLeave(ticker)],
    [() => button('Pause').focus(), () => button('Pause').blur()],
    [() => browser.setTabHidden(true), () => browser.setTabHidden(false)],
  ] as const) {
    hold();
    expect(browser.isMoving()).toBe(false);
    release();
    expect(browser.isMoving()).toBe(true);
  }
});

it('moves on only when the last reason to stand still is gone', async () => {
  const { ticker } = await showTicker();
  fireEvent.pointerEnter(ticker);
  browser.setTabHidden(true);
  fireEvent.pointerLeave(ticker);
  expect(browser.isMoving()).toBe(false);
  browser.setTabHidden(false);
  expect(browser.isMoving()).toBe(true);
});

it.each([false, true])(
  'stands still where less motion is asked for, before it is in view: %s',
  async (before) => {
    if (before) browser.setReducedMotion(true);
    await showTicker();
    browser.setReducedMotion(true);
    expect(browser.isMoving()).toBe(false);
  },
);

it('stays paused when it was paused, until it is played', async () => {
  const { ticker } = await showTicker();
  fireEvent.pointerEnter(ticker);
  fireEvent.click(button('Pause'));
  fireEvent.pointerLeave(ticker);
  expect(browser.isMoving()).toBe(false);
  // It plays although pointer and focus are on the button.
  fireEvent.pointerEnter(ticker);
  button('Play').focus();
  fireEvent.click(button('Play'));
  expect(browser.isMoving()).toBe(true);
  button('Pause');
});

it('leaves nothing running when the page is left', async () => {
  const { unmount } = await showTicker();
  unmount();
  expect(browser.isMoving()).toBe(false);
  expect(browser.isUnobserved()).toBe(true);
});
