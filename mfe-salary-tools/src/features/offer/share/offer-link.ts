import type { BandQuestion } from '../../../calculations/bands/place/closest-band';

/** Address of the calculator, which opens every shared link. */
export const CALCULATOR_PATH = '/ai-salary-calculator';

/** The part of the address after it is never sent to a server. */
export const FIGURES_MARK = '#figures:';

/** The role and place of an offer as the query of the calculator's address, in a fixed order and without filters that narrow nothing. */
export function offerSearch(question: BandQuestion, view = 'offer'): URLSearchParams {
  const { role, level, country, region, mode } = question;
  const search = new URLSearchParams({ view, role, country });
  if (region) search.set('region', region);
  if (level) search.set('level', level);
  if (mode) search.set('mode', mode);
  return search;
}

/**
 * A link to the calculator.
 * @param figures - names of its fields with the typed texts; they go into the fragment, and none leaves it away.
 */
export function offerLink(
  address: string,
  search: URLSearchParams,
  figures: readonly (readonly [string, string])[],
): string {
  const link = `${address}?${search}`;
  const entries = figures.map(([name, value]) => [name, value]);
  return entries.length === 0 ? link : `${link}${FIGURES_MARK}${new URLSearchParams(entries)}`;
}
