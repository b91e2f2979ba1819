import type { SalaryData } from '@talent/api/salary/salary-data';
import { Link } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSalaryData } from '../access/access-store';
import { calculatorHireText as hireText } from './content/calculator-hire-text';
import { calculatorText as text } from './content/calculator-text';
import { Comparison } from './hire/comparison';
import { HireCost } from './hire/hire-cost';
import { HireFields } from './hire/hire-fields';
import { readHire } from './hire/read-hire';
import { OfferFields } from './offer/offer-fields';
import { OfferTotal } from './offer/offer-total';
import { RolePosition } from './position/position-panel';
import { RoleFields } from './role/role-fields';
import { ShareBar } from './share-bar';
import { searchOf } from './state/choices';
import type { Choices } from './state/choices';
import { numberIn } from './state/figures';
import { figuresStore } from './state/figures-store';
import { trackCalculator } from './state/track-calculator';
import { useCalculator } from './state/use-calculator';

const money = {
  US: { currency: 'USD', unit: 'US dollars' },
  CA: { currency: 'CAD', unit: 'Canadian dollars' },
} as const;

/** The calculator: the form on one side, the results on the other. */
export function Calculator({ open }: { open: SalaryData }) {
  const { data, access } = useSalaryData(open);
  const state = useCalculator(data.roles);
  const figures = figuresStore();
  const { choices } = state;
  const isHire = choices.view === 'hire';
  const amount = numberIn(figures, isHire ? 'salary' : 'base');
  const { currency, unit } = money[choices.country];
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
            <HireFields country={choices.country} unit={unit} />
          ) : (
            <OfferFields unit={unit} />
          )}
          <p className="border-l-2 border-ink pl-4 text-sm">{text.privacy}</p>
          <ShareBar choices={choices} />
        </form>
        <div className="min-w-0">
          {isHire && <HireResults choices={choices} />}
          <ResultSection title={isHire ? hireText.positionTitle : text.position.title}>
            <RolePosition
              data={data}
              access={access}
              {...state}
              amount={amount !== null && amount > 0 ? amount : null}
              subject={isHire ? text.position.yourSalary : text.position.yourBase}
            />
          </ResultSection>
          {!isHire && (
            <ResultSection title={text.total.title}>
              <OfferTotal currency={currency} />
            </ResultSection>
          )}
        </div>
      </div>
    </>
  );
}

/** The cost of the first year of an engagement, and contract and employment compared. */
function HireResults({ choices }: { choices: Choices }) {
  const hire = readHire(figuresStore(), choices);
  const { currency } = money[choices.country];
  return (
    <>
      <ResultSection title={hireText.cost.title}>
        <HireCost hire={hire} currency={currency} />
      </ResultSection>
      <ResultSection title={hireText.compare.title}>
        {hire.isComparable ? (
          <Comparison {...hire.engagement} currency={currency} />
        ) : (
          <p className="max-w-prose text-ink-muted">{hireText.compare.empty}</p>
        )}
      </ResultSection>
    </>
  );
}

/** Links to the two views; each has its own address. */
function ViewSwitch({ choices }: { choices: Choices }) {
  return (
    <nav aria-label={text.views.label} className="border-b border-ink print:hidden">
      <ul className="flex gap-1">
        {(['offer', 'hire'] as const).map((view) => (
          <li key={view}>
            <Link
              to={{ search: `?${searchOf({ ...choices, view })}` }}
              preventScrollReset
              aria-current={view === choices.view ? 'page' : undefined}
              onClick={() => trackCalculator({ action: 'view', view })}
              className="inline-flex min-h-11 items-center rounded-t-sm border border-b-0 border-transparent px-5 text-lg font-medium text-ink-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {text.views[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
