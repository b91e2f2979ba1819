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
  if (narrow().matches) return true;
  return isPhone(navigator) || isTablet(navigator);
}

function follow(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The browser's facts about its device. */
interface Device {
  userAgent: string;
  /** Fingers that the screen can tell apart; 0 without a touch screen. */
  maxTouchPoints: number;
}

const phone =
  /iPhone|iPod|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|Android.*\bMobile\b|\bMobile\b.*Firefox/i;
const tablet = /iPad|Android|Tablet|Kindle|Silk|PlayBook/i;

/** Whether this is a phone, by its user agent. */
function isPhone({ userAgent }: Device): boolean {
  return phone.test(userAgent);
}

/**
 * Whether this is a tablet, by its user agent. An iPad calls itself a Macintosh since iPadOS 13, and no Mac has a touch
 * screen.
 */
function isTablet(device: Device): boolean {
  if (isPhone(device)) return false;
  const { userAgent, maxTouchPoints } = device;
  if (/Windows NT/.test(userAgent)) return false;
  return tablet.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
