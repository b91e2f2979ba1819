import { useSyncExternalStore } from 'react';

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
  return narrow().matches || isPhoneOrTablet(navigator);
}

function follow(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const phone = /iPhone|iPod|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini/i;
const tablet = /iPad|Android|Tablet|Kindle|Silk|PlayBook/i;

/** An iPad calls itself a Macintosh since iPadOS 13, and no Mac has a touch screen. */
function isPhoneOrTablet({ userAgent, maxTouchPoints }: Navigator): boolean {
  if (phone.test(userAgent)) return true;
  if (/\bMobile\b/i.test(userAgent) && /Android|Firefox/i.test(userAgent)) return true;
  if (userAgent.includes('Windows NT')) return false;
  return tablet.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
