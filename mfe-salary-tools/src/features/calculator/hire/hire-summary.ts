import { formatPay } from '@talent/sdk/format';
import type { Currency } from '@talent/sdk/format';
import { engagementCost } from '../../../calculations/hiring/engagement-cost';
import { totalCost } from '../../../calculations/hiring/hiring-cost';
import { calculatorText } from '../content/calculator-text';
import type { Choices } from '../state/choices';
import type { Figures } from '../state/figures';
import type { Summary } from '../summary/summary';
import { hireLabel } from './hire-labels';
import { readHire } from './read-hire';

/** Sums up a hire: the cost of its first year. */
export function hireSummary(
  figures: Figures,
  choices: Pick<Choices, 'country' | 'region'>,
  currency: Currency,
): Summary {
  const { engagement, needed, problems } = readHire(figures, choices);
  const [field] = problems;
  if (field) return { status: 'invalid', field, label: hireLabel(field) };
  if (needed.length > 0) return { status: 'empty' };
  const figure = formatPay(totalCost(engagementCost(engagement, 12)), currency);
  return { status: 'result', label: calculatorText.summary.hire, figure, place: null };
}
