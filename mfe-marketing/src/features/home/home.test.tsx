// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TalkLink } from './service-cards';
import { ScrollButton } from './hero/home-hero';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => {
  renderPage(() => <TalkLink label="Talk" to="/contact-ai-recruiters" />);
  return screen.getByRole('link', { name: 'Talk' });
};

it('the link to a talk leads to its page, and the window to the top after 100 ms', () => {
  fireEvent.click(show());
  vi.advanceTimersByTime(99);
  expect(window.scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'the link to a talk leaves this page where it is when the other one opens elsewhere (%o)',
  (keys) => {
    // jsdom cannot open a tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(show(), keys);
    vi.advanceTimersByTime(1000);
    expect(window.scrollTo).not.toHaveBeenCalled();
  },
);

function press({ reducedMotion }: { reducedMotion: boolean }) {
  // jsdom has neither layout nor media queries.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && reducedMotion,
  }));
  renderPage(() => (
    <>
      <ScrollButton targetId="next" label="Scroll down" destination="to the next part" />
      <section id="next" tabIndex={-1} />
    </>
  ));
  const section = document.getElementById('next') as HTMLElement;
  section.scrollIntoView = vi.fn();
  fireEvent.click(screen.getByRole('button', { name: 'Scroll down to the next part' }));
  return section;
}

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'the button under the hero scrolls to its section and takes the focus there, with less motion: %s',
  (reducedMotion, behavior) => {
    const section = press({ reducedMotion });
    expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior });
    expect(document.activeElement).toBe(section);
  },
);
