import type { SalaryData } from '@talent/data/salary-data';
import type { Currency } from '@talent/ui/format-pay';
import { Notice } from '@talent/ui/notice';
import { calculatorHireText as hireText } from './content/calculator-hire-text';
import { calculatorText as text } from './content/calculator-text';
import { useSalaryData } from '../access/use-salary-data';
import { HireFields } from './hire/hire-fields';
import { readHire } from './hire/read-hire';
import { Comparison } from './hire/comparison';
import { HireCost } from './hire/hire-cost';
import { numberIn } from './state/figures';
import { OfferFields } from './offer/offer-fields';
import { OfferTotal } from './offer/offer-total';
import { ResultSection } from './result-section';
import { RoleFields } from './role/role-fields';
import { RolePosition } from './position/role-position';
import { ShareBar } from './share-bar';
import { useCalculator } from './state/use-calculator';
import type { CalculatorState } from './state/use-calculator';
import { ViewSwitch } from './view-switch';

const currencies = { US: 'USD', CA: 'CAD' } as const;
const units = { US: 'US dollars', CA: 'Canadian dollars' } as const;

/** The calculator: the form on one side, the results on the other. */
export function Calculator({ open }: { open: SalaryData }) {
  const { data, access } = useSalaryData(open);
  const state = useCalculator(data.roles);
  const { choices, choose, figures } = state;
  const isHire = choices.view === 'hire';
  const amount = numberIn(figures, isHire ? 'salary' : 'base');
  const currency = currencies[choices.country];
  return (
    <>
      <ViewSwitch choices={choices} />
      <Notice tone="warning" className="mt-6 hidden noscript:flex">
        <p>{text.noScript}</p>
      </Notice>
      <div className="grid gap-x-14 gap-y-10 pt-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <form
          aria-label={isHire ? text.views.hire : text.views.offer}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          className="space-y-8 noscript:hidden"
        >
          <RoleFields data={data} isUnlocked={access.status === 'unlocked'} {...state} />
          {isHire ? (
            <HireFields figures={figures} country={choices.country} unit={units[choices.country]} />
          ) : (
            <OfferFields figures={figures} unit={units[choices.country]} />
          )}
          <p className="border-l-2 border-ink pl-4 text-sm">{text.privacy}</p>
          <ShareBar choices={choices} figures={figures} />
        </form>
        <div className="min-w-0">
          {isHire && <HireResults figures={figures} choices={choices} currency={currency} />}
          <ResultSection title={isHire ? hireText.positionTitle : text.position.title}>
            <RolePosition
              data={data}
              access={access}
              choices={choices}
              choose={choose}
              amount={amount !== null && amount > 0 ? amount : null}
              subject={isHire ? text.position.yourSalary : text.position.yourBase}
            />
          </ResultSection>
          {!isHire && (
            <ResultSection title={text.total.title}>
              <OfferTotal figures={figures} currency={currency} />
            </ResultSection>
          )}
        </div>
      </div>
    </>
  );
}

interface HireResultsProps extends Pick<CalculatorState, 'figures' | 'choices'> {
  currency: Currency;
}

/** The cost of the first year of an engagement, and contract and employment compared. */
function HireResults({ figures, choices, currency }: HireResultsProps) {
  const { isComparable, employment, contract } = readHire(figures, choices);
  return (
    <>
      <ResultSection title={hireText.cost.title}>
        <HireCost figures={figures} choices={choices} currency={currency} />
      </ResultSection>
      <ResultSection title={hireText.compare.title}>
        {isComparable ? (
          <Comparison employment={employment} contract={contract} currency={currency} />
        ) : (
          <p className="max-w-prose text-ink-muted">{hireText.compare.empty}</p>
        )}
      </ResultSection>
    </>
  );
}
