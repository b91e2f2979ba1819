import { useLocation } from '@talent/sdk';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Where the header shows all its links and has no menu; the `lg` of the stylesheets. */
const WIDE_LAYOUT = '(width >= 64rem)';

interface Menu {
  isOpen: boolean;
  toggle: () => void;
  header: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * The header's menu as a disclosure. It closes by its button, by Escape and by a chosen link (the
 * focus returns to the button), when focus or pointer leave the header, after any other navigation
 * and when the window reaches the wide layout. The page behind does not scroll while it is open.
 */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = (): void => setOpen(false);
    const closeAndReturn = (): void => {
      close();
      button.current?.focus();
    };
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && !header.current?.contains(target);

    document.addEventListener('keydown', (e) => e.key === 'Escape' && closeAndReturn(), { signal });
    document.addEventListener('focusin', (e) => isOutside(e.target) && close(), { signal });
    document.addEventListener('pointerdown', (e) => isOutside(e.target) && close(), { signal });
    header.current?.addEventListener(
      'click',
      (event) => {
        // A link that opens another tab leaves the menu open.
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (isLink && !opensElsewhere) closeAndReturn();
      },
      { signal },
    );
    window.matchMedia(WIDE_LAYOUT).addEventListener('change', close, { signal });
    let release = (): void => undefined;
    // The menu is painted first: locking the page restyles all of it, and nobody sees the lock.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!signal.aborted) release = lockScroll();
      }),
    );
    return () => {
      listeners.abort();
      release();
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setOpen(!isOpen), header, button };
}

/**
 * Stops the page from scrolling (styles.css) without a layout shift: a scrollbar that takes
 * space keeps that space. Returns a function that unlocks it.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.classList.add('is-held');
  return () => {
    root.classList.remove('is-held');
    root.style.removeProperty('scrollbar-gutter');
  };
}
