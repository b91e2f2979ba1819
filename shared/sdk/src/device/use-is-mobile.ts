import { useSyncExternalStore } from 'react';
import { isPhone, isTablet } from './mobile-device.ts';

/** A narrower window gets the layout for phones, CSS px. */
const MOBILE_BREAKPOINT = 768;

/**
 * Mobile mode: phones, tablets 768 px wide or more, and any window under 768 px. It follows the window's size. False on the
 * server and during hydration.
 */
export function useIsMobile(): boolean {
  return useSyncExternalStore(follow, isMobile, () => false);
}

function narrow(): MediaQueryList {
  return window.matchMedia(`(width < ${MOBILE_BREAKPOINT}px)`);
}

function isMobile(): boolean {
  if (narrow().matches) return true;
  return isPhone(navigator) || isTablet(navigator);
}

function follow(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
