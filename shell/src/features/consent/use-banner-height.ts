import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** The last element of the frame: it lifts the page's end above the banner, and holds what floats at the foot. */
export const FLOOR_ID = 'floor';

const property = '--banner-height';

/**
 * Keeps scrolling, the end of the page and whatever floats at its foot clear of the banner. The height
 * (px) is told to the floor alone: a property of the root would be inherited by every element of the
 * page, and all of them be styled anew while a visitor begins to read.
 */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    const floor = document.getElementById(FLOOR_ID);
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect();
      root.style.scrollPaddingBottom = `calc(${height}px + 1.5rem)`;
      floor?.style.setProperty(property, `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('scroll-padding-bottom');
      floor?.style.removeProperty(property);
    };
  }, [banner]);
}
