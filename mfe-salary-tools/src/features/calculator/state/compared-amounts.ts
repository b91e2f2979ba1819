import type { Choices } from './choices';
import { fieldOf, numberIn } from './figures';
import type { Figures } from './figures';

/** The amounts of a view that are compared with pay ranges: the base of one offer or two, or the salary of a hire. */
export function comparedAmounts(figures: Figures, { view, isPair }: Choices): number[] {
  const fields =
    view === 'hire'
      ? (['salary'] as const)
      : [fieldOf('a', 'base'), ...(isPair ? [fieldOf('b', 'base')] : [])];
  return fields.map((field) => numberIn(figures, field) ?? 0).filter((amount) => amount > 0);
}
