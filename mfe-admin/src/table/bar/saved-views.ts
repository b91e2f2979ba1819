import { useState } from 'react';
import { keep, readKept } from './staff-key';

/** A view of a table: the query of its address, under a name. */
export interface SavedView {
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
