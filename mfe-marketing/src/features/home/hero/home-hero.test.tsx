// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollButton } from './home-hero';

afterEach(() => vi.unstubAllGlobals());

/** Presses the button of a page for a visitor who has or has not asked for less motion. */
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

it('scrolls smoothly to its section and takes the focus there', () => {
  const section = press({ reducedMotion: false });
  expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(document.activeElement).toBe(section);
});

it('jumps for a visitor who has asked for less motion', () => {
  const section = press({ reducedMotion: true });
  expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  expect(document.activeElement).toBe(section);
});
