import type { SalaryBand, SalarySource, SalaryData } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import { placeAmount, sampleSize } from '../../../calculations/bands/place/place-amount';
import type { Place } from '../../../calculations/bands/place/place-amount';
import { formatDifferentRanges } from '../../../content/reported-ranges';
import { agesOf, datedName } from '../../../content/source-dates';
import { sampleText } from '../placement/band-facts';
import { shortPlaceText } from '../placement/place-text';
import { bandText } from '../placement/wider-band-text';
import { shareText } from '../content/share-text';
import type { SiteConfig } from '@talent/sdk';
import type { BandQuestion } from '../../../calculations/bands/place/closest-band';
import { visibleBand } from '../../../calculations/bands/visible-band';

/** One offer on a card: its place in words, and the strokes out of 100 that it can be at. */
export interface CardRow {
  words: string;
  /** First and last of the filled strokes, from 1 to 100. */
  from: number;
  to: number;
}

/** Everything that is written on a share card. An amount is in it only if the visitor wants that. */
export interface OfferCard {
  brand: string;
  /** Host of the site. */
  host: string;
  role: string;
  group: string;
  rows: readonly CardRow[];
  caption: string;
  sample: string;
  source: string;
}

interface CardFacts {
  brand: string;
  origin: string;
  band: SalaryBand;
  roleLabel: string;
  source: SalarySource;
  /** In the currency of the band a year: one offer or two. */
  amounts: readonly number[];
  /** Whether the visitor ticked that the amounts are shown. */
  withFigures: boolean;
}

/** The card of one or two offers in a band; null where no amount has a place. */
export function offerCard(facts: CardFacts): OfferCard | null {
  const { band, amounts, withFigures, source } = facts;
  const rows = amounts.flatMap((amount, index) => {
    const place = placeAmount(amount, band);
    const words = shortPlaceText(place);
    if (words === null) return [];
    const name = amounts.length > 1 ? [shareText.offers[index] ?? ''] : [];
    const pay = withFigures ? [formatPay(amount, band.currency)] : [];
    const lead = [...name, ...pay].join(', ');
    return [{ words: lead ? `${lead}: ${lowerFirst(words)}` : words, ...strokesOf(place) }];
  });
  if (rows.length === 0) return null;
  const [role = '', ...group] = bandText(band, facts.roleLabel).split(', ');
  return {
    brand: facts.brand,
    host: new URL(facts.origin).host,
    role,
    group: upperFirst(group.join(', ')),
    rows,
    caption: band.nKind === 'postings' ? shareText.caption.ranges : shareText.caption.people,
    sample: `${basisOf(band)} ${agesOf([band], source)}`.trim(),
    source: `${shareText.source} ${datedName(source)}.`,
  };
}

function basisOf(band: SalaryBand): string {
  if (sampleSize(band) !== null) return `${shareText.basedOn} ${formatDifferentRanges(band)}.`;
  const words = sampleText(band);
  return band.n === null ? words : `${shareText.basedOn} ${words}.`;
}

/** The strokes of an interval; without one, the stroke of the best guess; beyond the figures, all that are possible. */
export function strokesOf(place: Place): { from: number; to: number } {
  const at = (percent: number) => Math.min(Math.max(percent, 1), 100);
  switch (place.status) {
    case 'ranked':
      return { from: at(Math.floor(place.low)), to: at(Math.ceil(place.high)) };
    case 'between':
      return { from: at(Math.round(place.percentile)), to: at(Math.round(place.percentile)) };
    case 'below':
      return { from: 1, to: place.figure.percent };
    case 'above':
      return { from: place.figure.percent + 1, to: 100 };
    case 'unknown':
      return { from: 1, to: 100 };
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
