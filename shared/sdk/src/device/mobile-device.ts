/** The browser's facts about its device. */
export interface Device {
  userAgent: string;
  /** Fingers that the screen can tell apart; 0 without a touch screen. */
  maxTouchPoints: number;
}

const phone =
  /iPhone|iPod|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|Android.*\bMobile\b|\bMobile\b.*Firefox/i;
const tablet = /iPad|Android|Tablet|Kindle|Silk|PlayBook/i;

/** Whether this is a phone, by its user agent. */
export function isPhone({ userAgent }: Device): boolean {
  return phone.test(userAgent);
}

/**
 * Whether this is a tablet, by its user agent. An iPad calls itself a Macintosh since iPadOS 13, and no Mac has a touch
 * screen.
 */
export function isTablet(device: Device): boolean {
  if (isPhone(device)) return false;
  const { userAgent, maxTouchPoints } = device;
  if (/Windows NT/.test(userAgent)) return false;
  return tablet.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
