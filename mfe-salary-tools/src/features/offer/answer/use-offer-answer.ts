import { finderText } from '../../place/content/finder-text';
import { usePlaceFile } from '../../place/finder/use-place-file';
import { offerText } from '../content/offer-text';
import { answerOffer, type Asked } from './answer-text';

interface OfferQuestion extends Pick<Asked, 'data' | 'question' | 'isUnlocked'> {
  /** In the currency of the country a year. */
  amount: number | null;
  /** The typed name of a state or city of the United States. */
  city: string;
  /** Whether its field is in use: the figures of places load then. */
  isCityWanted: boolean;
}

/** The answer to an offer, the names of places that it can be asked for, and what to say of a name that is none. */
export function useOfferAnswer({ amount, city, isCityWanted, ...asked }: OfferQuestion) {
  const isUs = asked.question.country === 'US';
  const loaded = usePlaceFile(isUs && isCityWanted ? asked.question.role : '');
  const places = loaded === 'failed' ? null : loaded;
  const sought = isUs ? city.trim() : '';
  const place = sought === '' ? undefined : places?.find(sought);
  const answer = amount === null ? null : answerOffer({ ...asked, amount, place, places });
  const unknown = places && !place ? offerText.answer.unknown(sought) : null;
  const missing = sought === '' ? null : loaded === 'failed' ? finderText.failed : unknown;
  return {
    answer,
    cities: [...(places?.byName.keys() ?? [])],
    here: answer === null ? '' : (missing ?? answer.here),
  };
}
