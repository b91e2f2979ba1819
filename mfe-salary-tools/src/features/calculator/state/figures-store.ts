import { create } from 'zustand';
import { takeBase } from '../../offer/handed-base';
import { exampleFigures, figuresFrom, givenFigures, noFigures } from './figures';
import type { FigureName, Figures } from './figures';
import { figuresOfLink } from './calculator-link';

const KEY = 'salary-calculator-1';

/** The figures of this tab. The example on the server, in the first render of a page, and until something is typed. */
export const figuresStore = create<Figures>(() => exampleFigures);

/** Whether these are the example's figures and not the visitor's. They are never stored and in no link. */
export function isExample(figures: Figures): boolean {
  return figures === exampleFigures;
}

/** The figures that the visitor typed; null for the example and for empty fields. */
export function ownFigures(figures: Figures): Figures | null {
  return isExample(figures) || givenFigures(figures).length === 0 ? null : figures;
}

/**
 * Restores this tab's figures: those of the opened link, else those from before a reload; a base pay that was handed over
 * replaces theirs. The link's are then taken out of the address, so that they are not passed on with it by accident.
 */
export function startFigures(): void {
  const ofLink = figuresOfLink(window.location.hash);
  const figures = ofLink ?? readStored();
  if (figures) figuresStore.setState(figures, true);
  const base = takeBase();
  if (base !== null) setFigure('base', base);
  if (!ofLink) return;
  store(ofLink);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Stores the text of a field, for this tab alone. The first one replaces the example. */
export function setFigure(name: FigureName, value: string): void {
  const before = figuresStore.getState();
  const figures = { ...(isExample(before) ? noFigures : before), [name]: value };
  figuresStore.setState(figures, true);
  store(figures);
}

/** Forgets the figures of the second offer, which is not compared any more. */
export function clearSecondOffer(): void {
  const before = figuresStore.getState();
  if (isExample(before)) return;
  const names = (Object.keys(noFigures) as FigureName[]).filter((name) => name.endsWith('B'));
  const emptied = Object.fromEntries(names.map((name) => [name, noFigures[name]]));
  const figures = { ...before, ...emptied };
  figuresStore.setState(figures, true);
  store(figures);
}

/** Forgets every figure. */
export function clearFigures(): void {
  figuresStore.setState(noFigures, true);
  store(noFigures);
}

// Where storage is blocked, the figures last as long as their page.
function store(figures: Figures): void {
  try {
    if (figures === noFigures) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(figures));
  } catch {
    return;
  }
}

function readStored(): Figures | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return stored === null ? null : figuresFrom(stored as Record<string, unknown>);
  } catch {
    return null;
  }
}
