import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay, type Currency } from '@talent/sdk/format';
import { placeAmount } from '../../../calculations/bands/place/place-amount';
import { compareOffers } from '../../../calculations/offer/compare-offers';
import { totalCompensation } from '../../../calculations/offer/total-compensation';
import { shortPlaceText } from '../../offer/placement/place-text';
import { calculatorText } from '../content/calculator-text';
import { labelled } from '../fields/field-labels';
import { readOffer } from '../offer/read-offer';
import type { Choices } from '../state/choices';
import type { Figures, NumberField } from '../state/figures';

const { summary: text } = calculatorText;

/** The key figure of what is typed. */
export type Summary =
  /** A field cannot be read, so there is no figure. */
  | { status: 'invalid'; field: NumberField; label: string }
  | { status: 'empty' }
  /** `figure` is an amount with its label; `place` is the percentile in words, null where there is none. */
  | { status: 'result'; label: string; figure: string; place: string | null };

/** Sums up an offer by its four years and the percentile of its base, and two offers by the difference. */
export function offerSummary(
  figures: Figures,
  { isPair }: Pick<Choices, 'isPair'>,
  band: SalaryBand | null,
  currency: Currency,
): Summary {
  const a = readOffer(figures, 'a');
  const b = readOffer(figures, 'b');
  const [problem] = isPair ? [...a.problems, ...b.problems] : a.problems;
  if (problem) return { status: 'invalid', ...labelled(problem) };
  const place = band && a.offer.base > 0 ? shortPlaceText(placeAmount(a.offer.base, band)) : null;
  const { fourYears } = compareOffers(a.offer, b.offer);
  if (isPair && fourYears.first > 0 && fourYears.second > 0) {
    const { difference } = fourYears;
    const figure = `${difference > 0 ? '+' : ''}${formatPay(difference, currency)}`;
    // Two percentiles are too long for the bar, and one of them would look like that of both.
    return { status: 'result', label: text.difference, figure, place: null };
  }
  const { total } = totalCompensation(a.offer).whole;
  if (total === 0) return { status: 'empty' };
  return { status: 'result', label: text.fourYears, figure: formatPay(total, currency), place };
}
