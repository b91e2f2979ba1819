import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import type { Currency } from '@talent/sdk/format';
import { placeAmount } from '../../../calculations/bands/place-amount';
import { engagementCost } from '../../../calculations/hiring/engagement-cost';
import { totalCost } from '../../../calculations/hiring/hiring-cost';
import { compareOffers } from '../../../calculations/offer/compare-offers';
import { totalCompensation } from '../../../calculations/offer/total-compensation';
import { shortPlaceText } from '../../offer/placement/place-text';
import { calculatorText } from '../content/calculator-text';
import { readHire } from '../hire/read-hire';
import { readOffer } from '../offer/read-offer';
import type { Choices } from '../state/choices';
import type { Figures, NumberField } from '../state/figures';

const { summary: text } = calculatorText;

/** The key figure of what is typed. */
export type Summary =
  /** A field cannot be read, so there is no figure. */
  | { status: 'invalid'; field: NumberField }
  | { status: 'empty' }
  /** `figure` is an amount with its label; `place` is the percentile in words, null where there is none. */
  | { status: 'result'; label: string; figure: string; place: string | null };

/**
 * Sums up the view: of an offer its four years and the percentile of its base, of two offers the difference, of a hire
 * the cost of the first year.
 */
export function summaryOf(
  figures: Figures,
  choices: Choices,
  band: SalaryBand | null,
  currency: Currency,
): Summary {
  if (choices.view === 'hire') return hireSummary(figures, choices, currency);
  const a = readOffer(figures, 'a');
  const b = readOffer(figures, 'b');
  const [problem] = choices.isPair ? [...a.problems, ...b.problems] : a.problems;
  if (problem) return { status: 'invalid', field: problem };
  const place = band && a.offer.base > 0 ? shortPlaceText(placeAmount(a.offer.base, band)) : null;
  const { fourYears } = compareOffers(a.offer, b.offer);
  if (choices.isPair && fourYears.first > 0 && fourYears.second > 0) {
    const { difference } = fourYears;
    const figure = `${difference > 0 ? '+' : ''}${formatPay(difference, currency)}`;
    // Two percentiles are too long for the bar, and one of them would look like that of both.
    return { status: 'result', label: text.difference, figure, place: null };
  }
  const { total } = totalCompensation(a.offer).whole;
  if (total === 0) return { status: 'empty' };
  return { status: 'result', label: text.fourYears, figure: formatPay(total, currency), place };
}

function hireSummary(figures: Figures, choices: Choices, currency: Currency): Summary {
  const { engagement, needed, problems } = readHire(figures, choices);
  if (problems[0]) return { status: 'invalid', field: problems[0] };
  if (needed.length > 0) return { status: 'empty' };
  const figure = formatPay(totalCost(engagementCost(engagement, 12)), currency);
  return { status: 'result', label: text.hire, figure, place: null };
}
