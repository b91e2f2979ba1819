import { create } from 'zustand';
import { figuresFrom, noFigures } from './figures';
import type { FigureName, Figures } from './figures';
import { figuresOfLink } from './calculator-link';

const KEY = 'salary-calculator-1';

/** The figures of this tab. Empty on the server and in the first render of a page. */
export const figuresStore = create<Figures>(() => noFigures);

/**
 * Restores this tab's figures: those of the opened link, else those from before a reload. The
 * link's are then taken out of the address, so that they are not passed on with it by accident.
 */
export function startFigures(): void {
  const ofLink = figuresOfLink(window.location.hash);
  const figures = ofLink ?? readStored();
  if (figures) figuresStore.setState(figures, true);
  if (!ofLink) return;
  store(ofLink);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Stores the text of a field, for this tab alone. */
export function setFigure(name: FigureName, value: string): void {
  const figures = { ...figuresStore.getState(), [name]: value };
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
