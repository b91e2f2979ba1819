import { searchOf } from './choices';
import type { Choices } from './choices';
import { figuresFrom, givenFigures } from './figures';
import type { Figures } from './figures';

const MARK = '#figures:';

/**
 * A link to the current state. Figures are in the fragment, which browsers never send to a server.
 * @param figures - null leaves them out.
 */
export function calculatorLink(address: string, choices: Choices, figures: Figures | null): string {
  const link = `${address}?${searchOf(choices)}`;
  const given = figures ? givenFigures(figures) : [];
  return given.length === 0 ? link : `${link}${MARK}${new URLSearchParams(given)}`;
}

/** The figures in the fragment of a link; null where it has none. */
export function figuresOfLink(hash: string): Figures | null {
  if (!hash.startsWith(MARK)) return null;
  return figuresFrom(Object.fromEntries(new URLSearchParams(hash.slice(MARK.length))));
}
