// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TalkLink } from './talk-link';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  renderPage(() => <TalkLink label="Talk" to="/contact-ai-recruiters" />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leads to its page, and the window to the top after 100 ms', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Talk' }));
  vi.advanceTimersByTime(99);
  expect(window.scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves this page where it is when the other one opens elsewhere (%o)',
  (keys) => {
    // jsdom cannot open a tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Talk' }), keys);
    vi.advanceTimersByTime(1000);
    expect(window.scrollTo).not.toHaveBeenCalled();
  },
);
