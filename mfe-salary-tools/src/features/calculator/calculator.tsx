import type { SalaryData } from '@talent/api/salary/salary-data';
import { Link } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { Suspense } from 'react';
import { visibleBand } from '../../calculations/bands/visible-band';
import { countryMoney } from '../../content/country-money';
import { useSalaryData } from '../access/access-store';
import { calculatorText as text } from './content/calculator-text';
import { ExampleNote } from './fields/example-note';
import { HireFields, HireSummary } from './hire/lazy-hire';
import { OfferForm } from './offer/offer-form';
import { Results } from './results/results';
import { RoleFields } from './role/role-fields';
import { ShareBar } from './share-bar';
import { searchOf } from './state/choices';
import type { Choices } from './state/choices';
import { figuresStore } from './state/figures-store';
import { trackCalculator } from './state/track-calculator';
import { useCalculator } from './state/use-calculator';
import { offerSummary } from './summary/summary';
import { RESULT_ID, SummaryBar } from './summary/summary-bar';

/** The calculator: the form on one side, the results on the other, and the key figure in sight while typing. */
export function Calculator({ open }: { open: SalaryData }) {
  const { data, access } = useSalaryData(open);
  const state = useCalculator(data.roles);
  const figures = figuresStore();
  const { choices } = state;
  const isHire = choices.view === 'hire';
  const isUnlocked = access.status === 'unlocked';
  const { currency, unit, sign } = countryMoney[choices.country];
  const { found } = visibleBand(data, choices, isUnlocked);
  const band = found.status === 'none' ? null : found.band;
  return (
    <>
      <ViewSwitch choices={choices} />
      <Notice tone="warning" className="mt-6 hidden noscript:flex">
        <p>{text.noScript}</p>
      </Notice>
      <div className="grid gap-x-14 gap-y-10 pt-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        {/* Whatever takes the focus stops above the bar at the bottom of the window. */}
        <form
          aria-label={isHire ? text.views.hire : text.views.offer}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          className="space-y-8 noscript:hidden [&_:is(input,select,button,summary,a)]:scroll-mb-28"
        >
          <RoleFields data={data} isUnlocked={isUnlocked} {...state} />
          <ExampleNote />
          {isHire ? (
            <Suspense fallback={<p className="min-h-96 text-ink-muted">{text.loading}</p>}>
              <HireFields country={choices.country} unit={unit} sign={sign} />
            </Suspense>
          ) : (
            <OfferForm unit={unit} sign={sign} {...state} />
          )}
          <p className="border-l-2 border-ink pl-4 text-sm">{text.privacy}</p>
          <ShareBar data={data} isUnlocked={isUnlocked} choices={choices} />
          {isHire ? (
            <Suspense fallback={null}>
              <HireSummary choices={choices} currency={currency} />
            </Suspense>
          ) : (
            <SummaryBar summary={offerSummary(figures, choices, band, currency)} />
          )}
        </form>
        <div id={RESULT_ID} className="min-w-0 scroll-mt-24">
          <Results data={data} access={access} band={band} currency={currency} {...state} />
        </div>
      </div>
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
