// @vitest-environment jsdom
import { CONSENT_KEY, consentStore } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { translatePage } from '@talent/testing/translate-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConsentPrompt } from './consent-prompt';
import { CookieSettings } from '../frame/public/footer';
import { requestStore } from './request-store';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  localStorage.clear();
  requestStore.setState({ askedBy: null });
  consentStore.setState({ status: 'unset', signal: false }, true);
});

function Site() {
  return (
    <>
      <ConsentPrompt />
      <main id="content" tabIndex={-1} />
      <CookieSettings className="" />
    </>
  );
}

function banner(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'We use cookies' });
}

it('the cookie banner is never in the served page', () => {
  consentStore.setState({ status: 'unknown' }, true);
  expect(renderToString(<ConsentPrompt />)).toBe('');
});

it.each([false, true])(
  'the cookie banner paints no block of text larger than a word, with signal %s',
  async (signal) => {
    consentStore.setState({ status: 'unset', signal }, true);
    renderPage(Site);
    const shown = document.createTreeWalker(await banner(), NodeFilter.SHOW_TEXT);
    while (shown.nextNode()) {
      const { parentElement: block, data } = shown.currentNode as Text;
      if (block?.matches('.sr-only, h2, a, button')) continue;
      expect(block?.className).toContain('inline-block');
      expect(data).toMatch(/^\S+$/);
    }
    for (const line of screen.getAllByText(/^(We use cookies|Privacy Policy)$/)) {
      expect(line.className).toContain('inline-block');
    }
  },
);

it.each([
  ['Accept All Cookies', 'true'],
  ['Essential Only', 'false'],
  ['Close: essential cookies only', 'false'],
])('the cookie banner stores with %s that it is %s, and hides', async (name, value) => {
  renderPage(Site);
  await banner();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(localStorage.getItem(CONSENT_KEY)).toBe(value);
  expect(screen.queryByRole('region')).toBeNull();
});

it('the cookie banner takes no focus unasked, and hands the focus that it held to the content, on a translated page too', async () => {
  renderPage(Site);
  translatePage();
  await banner();
  expect(document.activeElement).toBe(document.body);
  const button = screen.getByRole('button', { name: 'Essential Only' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement?.id).toBe('content');
});

it('the cookie banner takes the focus when the visitor opens it, and gives it back even if another tab decides', async () => {
  consentStore.setState({ status: 'accepted' }, true);
  renderPage(Site);
  const settings = screen.getByRole('button', { name: 'Cookie settings' });
  settings.focus();
  fireEvent.click(settings);
  const region = await banner();
  expect(document.activeElement).toBe(region);
  act(() => consentStore.setState({ status: 'refused' }, true));
  expect(document.activeElement).toBe(settings);
});

it.each([true, false])(
  'the cookie banner explains the cookies, and the signal where there is one: %s',
  async (signal) => {
    consentStore.setState({ status: 'unset', signal }, true);
    renderPage(Site);
    const { textContent: text } = await banner();
    expect(text).toMatch(/essential cookies/i);
    expect(text).toMatch(/analytics cookies.*AI salary dashboard/i);
    expect(text?.includes('Global Privacy Control')).toBe(signal);
    const policy = screen.getByRole('link', { name: 'Privacy Policy' });
    expect(policy.getAttribute('href')).toBe('/privacy-policy');
  },
);
