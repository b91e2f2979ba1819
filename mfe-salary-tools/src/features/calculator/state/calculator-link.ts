import { FIGURES_MARK, offerLink } from '../../offer/share/offer-link';
import { searchOf, type Choices } from './choices';
import { figuresFrom, givenFigures, type Figures } from './figures';

/**
 * A link to the current state. Figures are in the fragment, which browsers never send to a server.
 * @param figures - null leaves them out.
 */
export function calculatorLink(address: string, choices: Choices, figures: Figures | null): string {
  return offerLink(address, searchOf(choices), figures ? givenFigures(figures) : []);
}

/** The figures in the fragment of a link; null where it has none. */
export function figuresOfLink(hash: string): Figures | null {
  if (!hash.startsWith(FIGURES_MARK)) return null;
  return figuresFrom(Object.fromEntries(new URLSearchParams(hash.slice(FIGURES_MARK.length))));
}
