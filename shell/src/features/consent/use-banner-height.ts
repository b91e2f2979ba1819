import { useLayoutEffect, type RefObject } from 'react';

/** The last element of the frame: it lifts the page's end above the banner, and holds what floats at the foot. */
export const FLOOR_ID = 'floor';

const property = '--banner-height';

/**
 * Keeps the end of the page and everything that floats there clear of the banner. The height (px) is a
 * property of the bottom area only: every element would inherit one of the root, and the browser would
 * style the whole page again while a visitor begins to read.
 */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    const floor = document.getElementById(FLOOR_ID);
    if (!element) return;
    const root = document.documentElement;
    const makeRoom = (): void => {
      const { height } = element.getBoundingClientRect();
      root.style.scrollPaddingBottom = `calc(${height}px + 1.5rem)`;
      floor?.style.setProperty(property, `${height}px`);
    };
    const observer = 'ResizeObserver' in window ? new ResizeObserver(makeRoom) : null;
    // Without an observer the height at the start has to do.
    if (observer) observer.observe(element);
    else makeRoom();
    return () => {
      observer?.disconnect();
      root.style.removeProperty('scroll-padding-bottom');
      floor?.style.removeProperty(property);
    };
  }, [banner]);
}
