import { useEffect, type RefObject } from 'react';

const property = '--covered';

/**
 * Keeps a bar at the bottom of the window above what covers that: the keyboard of a phone, and the cookie banner. The
 * height (px) is a property of the bar alone.
 */
export function useCoveredBottom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = (): void => {
      const covered = Math.max(bannerHeight(), keyboardHeight());
      if (covered > 0) element.style.setProperty(property, `${covered}px`);
      else element.style.removeProperty(property);
    };
    const later = (): void => void requestAnimationFrame(measure);
    measure();
    // The cookie banner writes its height into the scroll padding of the page.
    const observer = new MutationObserver(later);
    observer.observe(document.documentElement, { attributeFilter: ['style'] });
    window.addEventListener('resize', later);
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', later);
    visualViewport?.addEventListener('scroll', later);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', later);
      visualViewport?.removeEventListener('resize', later);
      visualViewport?.removeEventListener('scroll', later);
    };
  }, [bar]);
}

/** The scroll padding of the page is 1.5rem and, while the banner is there, its height besides. */
function bannerHeight(): number {
  const { scrollPaddingBottom, fontSize } = getComputedStyle(document.documentElement);
  const padding = Number.parseFloat(scrollPaddingBottom);
  return Math.max(padding - 1.5 * Number.parseFloat(fontSize), 0) || 0;
}

/** Height of the window below its visible part, px. Zoomed in, the visitor decides what is seen. */
function keyboardHeight(): number {
  const { visualViewport, innerHeight } = window;
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(innerHeight - visualViewport.height - visualViewport.offsetTop, 0);
}
