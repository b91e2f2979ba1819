import { sessionStore } from '@talent/sdk';
import { useState, useSyncExternalStore } from 'react';

/** Where this browser keeps a choice of the signed-in admin: two who share a browser have their own. */
function staffKey(name: string): string {
  const session = sessionStore.getState();
  return `staff-${name}-${session.status === 'signed-in' ? session.userId : 'nobody'}`;
}

/** Value that this browser keeps under the name; null without one. */
function readKept(name: string): string | null {
  try {
    return localStorage.getItem(staffKey(name));
  } catch {
    return null;
  }
}

function keep(name: string, text: string): void {
  try {
    localStorage.setItem(staffKey(name), text);
  } catch {
    // A browser that keeps nothing has the choice until the page is left.
  }
}

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

/** A view of a table: the query of its address, under a name. */
interface SavedView {
  name: string;
  search: string;
}

/** As many as a menu shows without scrolling far. */
const MOST = 12;

interface SavedViews {
  views: readonly SavedView[];
  /** Keeps a view; one of the same name is replaced. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
}

/** The views that this admin has saved of a table, in this browser, newest last. */
export function useSavedViews(table: string): SavedViews {
  const place = `table-views-${table}`;
  const [views, setViews] = useState<readonly SavedView[]>(() => readViews(place));
  function change(next: readonly SavedView[]): void {
    setViews(next);
    keep(place, JSON.stringify(next));
  }
  const without = (name: string): SavedView[] => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view) => change([...without(view.name), view].slice(-MOST)),
    remove: (name) => change(without(name)),
  };
}

function readViews(place: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(readKept(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { name, search } = value as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
}
