import { useSyncExternalStore } from 'react';
import { keep, readKept, staffKey } from './staff-key';

/** How much room the rows of a table have. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const NAME = 'table-density';

/** Choices of this visit, by their key: they hold where the browser keeps nothing. */
const chosen = new Map<string, Density>();
const listeners = new Set<() => void>();

/** The density that a text names; null for any other text. */
export function toDensity(text: string | null): Density | null {
  return densities.find((density) => density === text) ?? null;
}

/** The density of every table of this admin, and the way to choose another one. */
export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, readDensity), chooseDensity];
}

function readDensity(): Density {
  return chosen.get(staffKey(NAME)) ?? toDensity(readKept(NAME)) ?? 'comfortable';
}

function chooseDensity(density: Density): void {
  chosen.set(staffKey(NAME), density);
  keep(NAME, density);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
