import { sum } from '../../../calculations/sum';
import type { Offer } from '../../../calculations/offer/total-compensation';
import { ownSchedule, schedules } from '../../../calculations/offer/vesting';
import { readChoice } from '../../../calculations/read-choice';
import { numberIn } from '../state/figures';
import type { Figures, NumberField } from '../state/figures';

export const shareFields = ['share1', 'share2', 'share3', 'share4'] as const;

/** An offer as typed. Empty or unreadable fields count as 0. */
export function readOffer(figures: Figures) {
  const amount = (field: NumberField) => numberIn(figures, field) ?? 0;
  const shares = shareFields.map(amount);
  const schedule =
    figures.schedule === 'own'
      ? ownSchedule(shares)
      : schedules[readChoice(schedules, figures.schedule) ?? 'cliff'];
  const offer: Offer = {
    base: amount('base'),
    bonus:
      figures.bonusKind === 'amount'
        ? { kind: 'amount', amount: amount('bonusAmount') }
        : { kind: 'percent', percent: amount('bonusPercent') },
    grant: schedule ? amount('grant') : 0,
    schedule: schedule ?? schedules.cliff,
    signOn: amount('signOn'),
  };
  // The sum of the person's own percentages where it is not 100: the grant is then left out.
  return { offer, wrongShares: schedule ? null : sum(shares) };
}
