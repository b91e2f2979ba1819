import type { PayPlace } from '@talent/api/salary/place-pay';
import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import type { BandQuestion } from '../../../calculations/bands/place/closest-band';
import { isHeadline } from '../../../calculations/bands/headline';
import {
  ladderOf,
  verdictOf,
  type LadderStep,
  type Verdict,
} from '../../../calculations/bands/place/verdict';
import { visibleBand } from '../../../calculations/bands/visible-band';
import { listed } from '../../../calculations/listed';
import { placeName, placeSources } from '../../../calculations/places/place-sources';
import { countryLabels, levelLabels } from '../../../content/levels';
import { bandRow, placeRows, type PlaceRow } from '../../place/facts/place-rows';
import type { PreparedPlaces } from '../../place/finder/use-place-file';
import { offerText } from '../content/offer-text';

const { answer: text } = offerText;

/** An amount by one source. */
export interface SourceVerdict {
  label: string;
  kind: keyof typeof text.kinds;
  verdict: Verdict;
  p50: number;
  /** How many cases, and the period. */
  detail: string;
  /** Of the place that was asked for, and not of the state around it or the country. */
  isHere: boolean;
}

/** The answer to an offer: in words, by level, and by every other source of the place. */
export interface OfferAnswer {
  /** `Usual for senior, high for entry and mid level, in the United States.` */
  sentence: string;
  /** `In Austin, TX: usual by official pay, low by filings.`; empty without a place. */
  here: string;
  steps: readonly LadderStep[];
  /** The band that was asked for, or the nearest wider one. */
  band: SalaryBand;
  sources: readonly SourceVerdict[];
}

/** The facts that an answer is made from. */
export interface Asked {
  data: SalaryData;
  question: BandQuestion;
  amount: number;
  isUnlocked: boolean;
  /** The place that was typed, among the figures of its role. */
  place: PayPlace | undefined;
  places: PreparedPlaces | null;
}

/** The answer to an offer; null where no level has figures. */
export function answerOffer(asked: Asked): OfferAnswer | null {
  const { data, question, amount, isUnlocked, place, places } = asked;
  const steps = ladderOf(data, question, amount, isUnlocked);
  const [first] = steps;
  const { found } = visibleBand(data, question, isUnlocked);
  if (!first || found.status === 'none') return null;
  const { band } = found;
  const rows = place && places ? rowsOf(asked, place, places) : [];
  const isState = (key: string | null) => places?.index.places.get(key ?? '')?.kind === 'state';
  const sources = [...rows, ...officialRows(asked)].flatMap(
    ({ label, kind, cell, band, p50, row }): SourceVerdict[] => {
      const figures = cell ?? band;
      const verdict = figures && verdictOf(amount, figures);
      if (!verdict || kind === 'reported') return [];
      const isHere = cell !== null && (place?.kind === 'state' || !isState(cell.place));
      return [{ label, kind, verdict, p50, detail: row.detail ?? '', isHere }];
    },
  );
  return {
    steps,
    band,
    sources,
    sentence: sentenceOf(steps, first),
    here: place ? hereText(place, sources) : '',
  };
}

function rowsOf({ data, question }: Asked, place: PayPlace, { index }: PreparedPlaces): PlaceRow[] {
  const labels = new Map(data.roles.map(({ key, label }) => [key, label]));
  const sources = placeSources(index, question.role, place);
  const country = { band: null, reported: null };
  return placeRows({
    sources,
    place,
    country,
    role: question.role,
    labelOf: (key) => labels.get(key) ?? key,
  });
}

/** Official pay of the role in the country or region. */
function officialRows({ data, question }: Asked): PlaceRow[] {
  const { role, country, region } = question;
  const band = data.bands.find(
    (each) =>
      each.role === role &&
      each.country === country &&
      each.region === region &&
      each.nKind !== 'postings' &&
      isHeadline(each),
  );
  const name = band?.regionName ?? countryLabels[country];
  return bandRow(band ?? null, `Official pay, ${name}`, 'official');
}

/** The order of a sentence: what an amount is usual for comes first. */
const ORDER: readonly Verdict[] = ['usual', 'high', 'low'];

function sentenceOf(steps: readonly LadderStep[], { band }: LadderStep): string {
  const parts = ORDER.flatMap((verdict) => {
    const names = steps
      .filter((step) => step.verdict === verdict)
      .map(({ level }) => (level === null ? text.allLevels : levelLabels[level].toLowerCase()));
    return names.length === 0 ? [] : [`${verdict} for ${listed(names)}`];
  });
  const country = band.country === 'US' ? text.country : countryLabels[band.country];
  const sentence = `${parts.join(', ')}, in ${band.regionName ?? country}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** By the first figure of each kind. */
function hereText(place: PayPlace, sources: readonly SourceVerdict[]): string {
  const first = (['official', 'filings'] as const).flatMap(
    (kind) => sources.find((each) => each.kind === kind && each.isHere) ?? [],
  );
  const parts = [...Map.groupBy(first, ({ verdict }) => verdict)].map(
    ([verdict, by]) => `${verdict} by ${listed(by.map(({ kind }) => text.kinds[kind]))}`,
  );
  if (parts.length === 0) return text.nothing(placeName(place));
  return `In ${placeName(place)}: ${parts.join(', ')}.`;
}
