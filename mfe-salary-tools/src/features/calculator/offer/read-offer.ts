import { sum } from '../../../calculations/sum';
import type { Offer } from '../../../calculations/offer/total-compensation';
import { ownSchedule, schedules } from '../../../calculations/offer/vesting';
import { readChoice } from '../../../calculations/read-choice';
import { fieldOf, numberIn, unreadable } from '../state/figures';
import type { Figures, NumberField, OfferName } from '../state/figures';

export const shareFields = ['share1', 'share2', 'share3', 'share4'] as const;

/** An offer as typed. Empty or unreadable fields count as 0, and `problems` names what keeps it from having a total. */
export function readOffer(figures: Figures, name: OfferName = 'a') {
  const field = (part: Parameters<typeof fieldOf>[1] & NumberField) => fieldOf(name, part);
  const amount = (part: Parameters<typeof field>[0]) => numberIn(figures, field(part)) ?? 0;
  const shares = shareFields.map(amount);
  const isOwn = figures[fieldOf(name, 'schedule')] === 'own';
  const schedule = isOwn
    ? ownSchedule(shares)
    : schedules[readChoice(schedules, figures[fieldOf(name, 'schedule')]) ?? 'cliff'];
  const isAmount = figures[fieldOf(name, 'bonusKind')] === 'amount';
  const offer: Offer = {
    base: amount('base'),
    bonus: isAmount
      ? { kind: 'amount', amount: amount('bonusAmount') }
      : { kind: 'percent', percent: amount('bonusPercent') },
    grant: schedule ? amount('grant') : 0,
    schedule: schedule ?? schedules.cliff,
    signOn: amount('signOn'),
  };
  const used = [
    field('base'),
    field(isAmount ? 'bonusAmount' : 'bonusPercent'),
    field('grant'),
    ...(isOwn ? shareFields.map(field) : []),
    field('signOn'),
  ];
  return {
    offer,
    /** The sum of the person's own percentages where it is not 100; null where it is. */
    wrongShares: schedule ? null : sum(shares),
    /** Fields that cannot be read, and the first percentage while a grant has percentages that are not 100. */
    problems: [
      ...unreadable(figures, used),
      ...(!schedule && amount('grant') > 0 ? [field('share1')] : []),
    ],
  };
}
