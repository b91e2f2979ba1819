import { sessionStore } from '@talent/sdk';

/** Where this browser keeps a choice of the signed-in admin: two who share a browser have their own. */
export function staffKey(name: string): string {
  const session = sessionStore.getState();
  return `staff-${name}-${session.status === 'signed-in' ? session.userId : 'nobody'}`;
}

/** Value that this browser keeps under the name; null without one. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(staffKey(name));
  } catch {
    return null;
  }
}

/** Keeps a text under the name. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(staffKey(name), text);
  } catch {
    // A browser that keeps nothing has the choice until the page is left.
  }
}
