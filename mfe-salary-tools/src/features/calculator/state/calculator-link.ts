import { searchOf } from './choices';
import type { Choices } from './choices';
import { figuresFrom, givenFigures } from './figures';
import type { Figures } from './figures';

const MARK = '#figures:';

/**
 * The link to what is on the screen. Figures stand behind the `#`: browsers send that part to no server.
 * @param figures - null leaves them out.
 */
export function calculatorLink(address: string, choices: Choices, figures: Figures | null): string {
  const link = `${address}?${searchOf(choices)}`;
  const given = figures ? givenFigures(figures) : [];
  return given.length === 0 ? link : `${link}${MARK}${new URLSearchParams(given)}`;
}

/** The figures behind the `#` of a link; null where it carries none. */
export function figuresOfLink(hash: string): Figures | null {
  if (!hash.startsWith(MARK)) return null;
  return figuresFrom(Object.fromEntries(new URLSearchParams(hash.slice(MARK.length))));
}
