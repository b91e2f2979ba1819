import { sessionStore } from '@talent/sdk';
import { useSyncExternalStore } from 'react';

/** How much room the rows of a table have. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Choices of this visit, by their key: they hold where the browser keeps nothing. */
const chosen = new Map<string, Density>();
const listeners = new Set<() => void>();

/** The density of every table of this admin, and the way to choose another one. */
export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, readDensity), chooseDensity];
}

/** Where this browser keeps the choice of the signed-in admin: two who share a browser have their own. */
function keyOfAdmin(): string {
  const session = sessionStore.getState();
  return `staff-table-density-${session.status === 'signed-in' ? session.userId : 'nobody'}`;
}

function readDensity(): Density {
  const own = chosen.get(keyOfAdmin());
  if (own) return own;
  try {
    return localStorage.getItem(keyOfAdmin()) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

function chooseDensity(density: Density): void {
  chosen.set(keyOfAdmin(), density);
  try {
    localStorage.setItem(keyOfAdmin(), density);
  } catch {
    // A browser that keeps nothing has the choice until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
