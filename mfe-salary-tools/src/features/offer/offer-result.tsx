import type { SalaryData } from '@talent/api/salary/salary-data';
import { useSite } from '@talent/sdk';
import { DataAge } from '@talent/ui/data-age';
import { useRef, type ReactNode } from 'react';
import type { BandQuestion } from '../../calculations/bands/place/closest-band';
import { useCoveredBottom } from '../../controls/use-covered-bottom';
import { agesOf } from '../../content/source-dates';
import type { AccessState } from '../access/access-store';
import type { OfferAnswer } from './answer/answer-text';
import { CityList } from './answer/city-field';
import { Hundred } from './answer/hundred';
import { Ladder } from './answer/ladder';
import { SourceList } from './answer/source-list';
import { useOfferAnswer } from './answer/use-offer-answer';
import { offerText } from './content/offer-text';
import { OfferPlacement } from './placement/offer-placement';
import type { UnlockPlace } from './placement/unlock-place';
import { CALCULATOR_PATH, offerLink, offerSearch } from './share/offer-link';
import { questionCard } from './share/offer-card';
import { SharePanel } from './share/share-panel';

const { answer: text } = offerText;

interface OfferResultProps {
  data: SalaryData;
  access: AccessState;
  question: BandQuestion;
  /** In the currency of the country a year. */
  amount: number | null;
  typed: string;
  /** The typed name of a state or city of the United States. */
  city: string;
  /** Whether the field of `city` is in use. */
  isCityWanted: boolean;
  /** Id of the list of places that the field of `city` offers. */
  citiesId: string;
  unlock: UnlockPlace;
  onChooseRole: (role: string) => void;
}

/** The answer to an offer: a sentence, the levels, a hundred strokes, the other sources and the age; the rest is folded. */
export function OfferResult(props: OfferResultProps) {
  const { amount, typed, city, isCityWanted, citiesId, ...placement } = props;
  const { data, access, question } = placement;
  const site = useSite();
  const bar = useRef<HTMLDivElement>(null);
  useCoveredBottom(bar);
  const isUnlocked = access.status === 'unlocked';
  const asked = { ...{ data, question, isUnlocked }, ...{ amount, city, isCityWanted } };
  const { answer, cities, here } = useOfferAnswer(asked);
  return (
    <>
      <CityList id={citiesId} cities={cities} />
      {/* On a phone it stays at the foot of the window while the fields are in use. */}
      <div
        ref={bar}
        aria-live="polite"
        className="z-10 mt-4 max-w-prose max-sm:sticky max-sm:bottom-[var(--covered,0px)] max-sm:border-t-2 max-sm:border-ink max-sm:bg-paper max-sm:py-2"
      >
        {amount === null && <p className="text-ink-muted">{offerText.prompt}</p>}
        {answer && <p className="font-display text-subheading font-medium">{answer.sentence}</p>}
        {here && <p className="mt-1">{here}</p>}
      </div>
      {amount !== null && answer && <Answer data={data} answer={answer} amount={amount} />}
      {amount !== null && (
        <>
          <Folded title={text.details} isOpen={!answer}>
            <OfferPlacement
              {...placement}
              amount={amount}
              subject={offerText.yourBase}
              prompt={offerText.prompt}
            />
          </Folded>
          <Folded title={text.share}>
            <SharePanel
              hasFigures
              linkOf={(withFigures) =>
                offerLink(
                  window.location.origin + CALCULATOR_PATH,
                  offerSearch(question),
                  withFigures ? [['base', typed]] : [],
                )
              }
              cardOf={(withFigures) =>
                questionCard({
                  ...{ data, isUnlocked, question, site },
                  ...{ amounts: [amount], withFigures },
                })
              }
            />
          </Folded>
        </>
      )}
    </>
  );
}

interface AnswerProps {
  data: SalaryData;
  answer: OfferAnswer;
  amount: number;
}

function Answer({ data, answer, amount }: AnswerProps) {
  const { steps, band, sources } = answer;
  const bands = steps.map(({ band }) => band);
  return (
    <>
      <Ladder steps={steps} amount={amount} />
      <Hundred band={band} amount={amount} />
      <SourceList sources={sources} currency={band.currency} />
      <DataAge
        text={agesOf(
          bands,
          data.sources.find(({ key }) => key === bands[0]?.source),
        )}
        className="mt-4"
      />
      <p className="mt-1 max-w-prose text-sm text-ink-muted">{text.rule}</p>
    </>
  );
}

function Folded(props: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={props.isOpen} className="mt-4 border-t border-rule">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-signal">
        {props.title}
      </summary>
      {props.children}
    </details>
  );
}
