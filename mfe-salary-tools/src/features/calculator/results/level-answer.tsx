import type { SalaryData } from '@talent/api/salary/salary-data';
import { useId, useState } from 'react';
import type { BandQuestion } from '../../../calculations/bands/place/closest-band';
import { CityField, CityList } from '../../offer/answer/city-field';
import { Ladder } from '../../offer/answer/ladder';
import { SourceList } from '../../offer/answer/source-list';
import { useOfferAnswer } from '../../offer/answer/use-offer-answer';

interface LevelAnswerProps {
  data: SalaryData;
  isUnlocked: boolean;
  question: BandQuestion;
  amount: number;
  /** The amount of a second offer, which is drawn beside it. */
  other?: number | null;
}

/** An amount at each level in a sentence and drawn, and by the sources of a state or city of the United States. */
export function LevelAnswer({ amount, other = null, ...asked }: LevelAnswerProps) {
  const [city, setCity] = useState('');
  const [isCityWanted, setCityWanted] = useState(false);
  const id = useId();
  const { answer, cities, here } = useOfferAnswer({ ...asked, amount, city, isCityWanted });
  if (answer === null) return null;
  return (
    <div className="mb-8">
      {other === null && (
        <p className="font-display text-subheading font-medium">{answer.sentence}</p>
      )}
      <Ladder steps={answer.steps} amount={amount} other={other} />
      {other === null && asked.question.country === 'US' && (
        <div className="mt-4 max-w-xs print:hidden noscript:hidden">
          <CityField
            id={`${id}city`}
            value={city}
            citiesId={`${id}cities`}
            onWant={() => setCityWanted(true)}
            onType={setCity}
          />
          <CityList id={`${id}cities`} cities={cities} />
        </div>
      )}
      <p aria-live="polite" className="mt-2 empty:hidden">
        {here}
      </p>
      {other === null && <SourceList sources={answer.sources} currency={answer.band.currency} />}
    </div>
  );
}
