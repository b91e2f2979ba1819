import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const property = '--banner-height';

/**
 * Tells the page how much of the window the banner takes, as `--banner-height` (px) on the root
 * element; base.css says 0px otherwise. Scrolling, the footer and whatever floats at the foot keep clear of it.
 */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.getBoundingClientRect().height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [banner]);
}
