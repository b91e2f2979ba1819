import { Suspense } from 'react';
import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import type { Currency } from '@talent/sdk/format';
import type { AccessState } from '../../access/access-store';
import { OfferPlacement } from '../../offer/placement/offer-placement';
import type { UnlockPlace } from '../../offer/placement/unlock-place';
import { calculatorText as text } from '../content/calculator-text';
import { HireResults } from '../hire/lazy-hire';
import { OfferComparison } from '../offer/offer-comparison';
import { OfferTotal } from '../offer/offer-total';
import { comparedAmounts } from '../state/choices';
import { figuresStore, isExample } from '../state/figures-store';
import type { CalculatorState } from '../state/use-calculator';
import { LevelAnswer } from './level-answer';
import { ResultSection } from './result-section';

const unlock: UnlockPlace = { kind: 'form', source: 'salary-calculator' };

interface ResultsProps extends CalculatorState {
  data: SalaryData;
  access: AccessState;
  /** The band that amounts are compared with; null where there is none. */
  band: SalaryBand | null;
  currency: Currency;
}

/** The results of the chosen view. */
export function Results({ data, access, band, currency, choices, choose }: ResultsProps) {
  const isHire = choices.view === 'hire';
  const { position } = text;
  const example = isExample(figuresStore());
  const ofExample = isHire ? position.exampleSalary : position.exampleBase;
  const ofOffer = choices.isPair ? position.firstBase : position.yourBase;
  const own = isHire ? position.yourSalary : ofOffer;
  const [amount = null] = comparedAmounts(figuresStore(), { ...choices, isPair: false });
  const [first, second] = comparedAmounts(figuresStore(), choices);
  return (
    <>
      {example && <p className="mb-4 text-sm text-ink-muted">{text.example.results}</p>}
      {isHire && (
        <Suspense fallback={<p className="mb-12 min-h-96 text-ink-muted">{text.loading}</p>}>
          <HireResults choices={choices} currency={currency} />
        </Suspense>
      )}
      {!isHire && choices.isPair && (
        <ResultSection title={text.total.comparison.title}>
          <OfferComparison currency={currency} band={band} />
        </ResultSection>
      )}
      <ResultSection title={isHire ? position.titleHire : position.title}>
        {amount !== null && (
          <LevelAnswer
            data={data}
            isUnlocked={access.status === 'unlocked'}
            question={choices}
            amount={amount}
            other={choices.isPair && first !== undefined ? (second ?? null) : null}
          />
        )}
        <OfferPlacement
          data={data}
          access={access}
          question={choices}
          amount={amount}
          subject={example ? ofExample : own}
          prompt={position.empty}
          unlock={unlock}
          onChooseRole={(role) => choose({ role })}
        />
      </ResultSection>
      {!isHire && (
        <ResultSection title={choices.isPair ? text.total.titleA : text.total.title}>
          <OfferTotal currency={currency} />
        </ResultSection>
      )}
    </>
  );
}
