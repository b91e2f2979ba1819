import type { SalaryData } from '@talent/api/salary/salary-data';
import { closestBand, type BandQuestion, type ClosestBand } from './place/closest-band';
import { isHeadline } from './headline';

/** The band that a visitor may see for a question. */
export interface VisibleBand {
  /** `headline`: the role is closed, so only its headline band is used: all levels and work modes of the place. */
  access: 'open' | 'headline';
  found: ClosestBand;
}

/**
 * The closest band for a question among those that the visitor may see. Before the sign-up a role that is not open has
 * its headline figure alone, and `elsewhere` names open roles only.
 */
export function visibleBand(
  data: Pick<SalaryData, 'bands' | 'roles'>,
  question: BandQuestion,
  isUnlocked: boolean,
): VisibleBand {
  if (isUnlocked) return { access: 'open', found: closestBand(data.bands, question) };
  const open = new Set(data.roles.filter((role) => role.open).map(({ key }) => key));
  const isOpen = open.has(question.role);
  const bands = data.bands.filter(
    (band) => open.has(band.role) || (band.role === question.role && isHeadline(band)),
  );
  const found = closestBand(bands, isOpen ? question : { ...question, level: null, mode: null });
  return { access: isOpen ? 'open' : 'headline', found };
}
