// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
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

/** The ticker, in view. */
async function showTicker() {
  const rendered = renderPage(() => <IndustryTicker {...homeIndustries} />);
  await Promise.resolve();
  browser.setInView(true);
  return { ...rendered, ticker: screen.getByRole('region', { name: 'Industries we recruit for' }) };
}

function button(action: 'Pause' | 'Play'): HTMLElement {
  return screen.getByRole('button', { name: `${action} the list of industries` });
}

it('lists the twelve sectors once for screen readers and twice for the eye', async () => {
  const { container, ticker } = await showTicker();
  const names = within(ticker)
    .getAllByRole('listitem')
    .map((item) => item.children[1]?.textContent);
  expect(names).toEqual([
    'FinTech',
    'HealthTech',
    'E-Commerce',
    'Autonomous',
    'Gaming',
    'SaaS',
    'Blockchain',
    'Robotics',
    'EdTech',
    'AgriTech',
    'Energy',
    'Manufacturing',
  ]);
  expect(container.querySelectorAll('li')).toHaveLength(24);
});

it('moves when it is in view, and not below or above the window', async () => {
  await showTicker();
  expect(browser.isMoving()).toBe(true);
  browser.setInView(false);
  expect(browser.isMoving()).toBe(false);
});

it('stands still under a pointer', async () => {
  const { ticker } = await showTicker();
  fireEvent.pointerEnter(ticker);
  expect(browser.isMoving()).toBe(false);
  fireEvent.pointerLeave(ticker);
  expect(browser.isMoving()).toBe(true);
});

it('stands still while it has the focus', async () => {
  await showTicker();
  button('Pause').focus();
  expect(browser.isMoving()).toBe(false);
  button('Pause').blur();
  expect(browser.isMoving()).toBe(true);
});

it('stands still in a tab that no one sees', async () => {
  await showTicker();
  browser.setTabHidden(true);
  expect(browser.isMoving()).toBe(false);
  browser.setTabHidden(false);
  expect(browser.isMoving()).toBe(true);
});

it('stops when less motion is asked for while it moves', async () => {
  await showTicker();
  browser.setReducedMotion(true);
  expect(browser.isMoving()).toBe(false);
});

it('never starts for a visitor who has asked for less motion', async () => {
  browser.setReducedMotion(true);
  await showTicker();
  expect(browser.isMoving()).toBe(false);
});

it('stays paused when it was paused, until it is played', async () => {
  const { ticker } = await showTicker();
  fireEvent.pointerEnter(ticker);
  fireEvent.click(button('Pause'));
  fireEvent.pointerLeave(ticker);
  expect(browser.isMoving()).toBe(false);
  fireEvent.click(button('Play'));
  expect(browser.isMoving()).toBe(true);
  button('Pause');
});

it('plays although pointer and focus are still on the button', async () => {
  const { ticker } = await showTicker();
  fireEvent.pointerEnter(ticker);
  button('Pause').focus();
  fireEvent.click(button('Pause'));
  fireEvent.click(button('Play'));
  expect(browser.isMoving()).toBe(true);
});

it('leaves nothing running when the page is left', async () => {
  const { unmount } = await showTicker();
  unmount();
  expect(browser.isMoving()).toBe(false);
  expect(browser.isUnobserved()).toBe(true);
});
