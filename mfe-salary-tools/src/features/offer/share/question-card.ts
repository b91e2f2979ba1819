import type { SalaryData } from '@talent/api/salary/salary-data';
import type { SiteConfig } from '@talent/sdk';
import type { BandQuestion } from '../../../calculations/bands/place/closest-band';
import { visibleBand } from '../../../calculations/bands/visible-band';
import { offerCard } from './offer-card';
import type { OfferCard } from './offer-card';

interface CardQuestion {
  data: SalaryData;
  isUnlocked: boolean;
  question: BandQuestion;
  /** In the currency of the country a year: one offer or two. */
  amounts: readonly number[];
  site: Pick<SiteConfig, 'brand' | 'origin'>;
  withFigures: boolean;
}

/** The card of amounts in the band that the page compares them with; null where there is nothing to draw. */
export function questionCard(asked: CardQuestion): OfferCard | null {
  const { data, isUnlocked, question, amounts, site, withFigures } = asked;
  const { found } = visibleBand(data, question, isUnlocked);
  if (found.status === 'none' || amounts.length === 0) return null;
  const { band } = found;
  const source = data.sources.find(({ key }) => key === band.source);
  if (!source) return null;
  const roleLabel = data.roles.find(({ key }) => key === band.role)?.label ?? band.role;
  return offerCard({ ...site, band, source, roleLabel, amounts, withFigures });
}
