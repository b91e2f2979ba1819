import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import type { Currency } from '@talent/sdk/format';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { AccessState } from '../../access/access-store';
import { OfferPlacement } from '../../offer/placement/offer-placement';
import type { UnlockPlace } from '../../offer/placement/unlock-place';
import { calculatorHireText as hireText } from '../content/calculator-hire-text';
import { calculatorText as text } from '../content/calculator-text';
import { NoTotal } from '../fields/no-total';
import { Comparison } from '../hire/comparison';
import { HireCost } from '../hire/hire-cost';
import { readHire } from '../hire/read-hire';
import { OfferComparison } from '../offer/offer-comparison';
import { OfferTotal } from '../offer/offer-total';
import type { Choices } from '../state/choices';
import { comparedAmounts } from '../state/compared-amounts';
import { figuresStore, isExample } from '../state/figures-store';
import type { CalculatorState } from '../state/use-calculator';

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
      {isHire && <HireResults choices={choices} currency={currency} />}
      {!isHire && choices.isPair && (
        <ResultSection title={text.total.comparison.title}>
          <OfferComparison currency={currency} band={band} />
        </ResultSection>
      )}
      <ResultSection title={isHire ? hireText.positionTitle : position.title}>
        <OfferPlacement
          data={data}
          access={access}
          question={choices}
          amount={amount}
          other={choices.isPair && first !== undefined ? (second ?? null) : null}
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

/** The cost of the first year of an engagement, and contract and employment compared. */
function HireResults({ choices, currency }: { choices: Choices; currency: Currency }) {
  const hire = readHire(figuresStore(), choices);
  return (
    <>
      <ResultSection title={hireText.cost.title}>
        <HireCost hire={hire} currency={currency} />
      </ResultSection>
      <ResultSection title={hireText.compare.title}>
        {hire.problems.length > 0 ? (
          <NoTotal fields={hire.problems} />
        ) : hire.isComparable ? (
          <Comparison {...hire.engagement} currency={currency} />
        ) : (
          <p className="max-w-prose text-ink-muted">{hireText.compare.empty}</p>
        )}
      </ResultSection>
    </>
  );
}

/** A result under its own heading, with a strong rule over it. */
function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-12 border-t-2 border-ink pt-4">
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
