import type { Offer } from '../../../calculations/offer/total-compensation';
import { ownSchedule, schedules } from '../../../calculations/offer/vesting';
import type { VestingSchedule } from '../../../calculations/offer/vesting';
import { numberIn } from '../state/figures';
import type { Figures, NumberField } from '../state/figures';

export const shareFields = ['share1', 'share2', 'share3', 'share4'] as const;

/** An offer as typed. Empty or unreadable fields count as 0. */
export interface TypedOffer {
  offer: Offer;
  /** Whether there is a base to compare with pay data. */
  hasBase: boolean;
  /** Sum of the person's own percentages where it is not 100: the grant is then left out. */
  wrongShares: number | null;
}

export function readOffer(figures: Figures): TypedOffer {
  const amount = (field: NumberField) => numberIn(figures, field) ?? 0;
  const schedule = scheduleOf(figures);
  return {
    offer: {
      base: amount('base'),
      bonus:
        figures.bonusKind === 'amount'
          ? { kind: 'amount', amount: amount('bonusAmount') }
          : { kind: 'percent', percent: amount('bonusPercent') },
      grant: schedule ? amount('grant') : 0,
      schedule: schedule ?? schedules.cliff,
      signOn: amount('signOn'),
    },
    hasBase: amount('base') > 0,
    wrongShares: schedule ? null : sharesOf(figures).reduce((sum, share) => sum + share, 0),
  };
}

/** The chosen schedule; null where own percentages do not make up the whole grant. */
function scheduleOf(figures: Figures): VestingSchedule | null {
  if (figures.schedule === 'own') return ownSchedule(sharesOf(figures));
  const names = Object.keys(schedules) as (keyof typeof schedules)[];
  return schedules[names.find((name) => name === figures.schedule) ?? 'cliff'];
}

function sharesOf(figures: Figures): number[] {
  return shareFields.map((field) => numberIn(figures, field) ?? 0);
}
