import type { SalaryData } from '@talent/api/salary/salary-data';
import { Link, notify, useSite } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { Suspense } from 'react';
import { visibleBand } from '../../calculations/bands/visible-band';
import { agesOf } from '../../content/source-dates';
import { countryMoney } from '../../content/country-money';
import { useSalaryData } from '../access/access-store';
import { calculatorText as text, calculatorText } from './content/calculator-text';
import { HireFields, HireSummary } from './hire/lazy-hire';
import { OfferForm } from './offer/offer-form';
import { Results } from './results/results';
import { RoleFields } from './role/role-fields';
import { searchOf, comparedAmounts, type Choices } from './state/choices';
import { figuresStore, clearFigures, isExample, ownFigures } from './state/figures-store';
import { trackSalary } from '../track-salary';
import { useCalculator } from './state/use-calculator';
import { offerSummary } from './summary/summary';
import { RESULT_ID, SummaryBar } from './summary/summary-bar';
import { Button } from '@talent/ui/button';
import { questionCard } from '../offer/share/offer-card';
import { SharePanel } from '../offer/share/share-panel';
import { calculatorLink } from './state/calculator-link';

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
            <SummaryBar
              summary={offerSummary(figures, choices, band, currency)}
              age={agesOf(
                band ? [band] : [],
                data.sources.find(({ key }) => key === band?.source),
              )}
            />
          )}
        </form>
        <div id={RESULT_ID} className="min-w-0 scroll-mt-24">
          <Results data={data} access={access} band={band} currency={currency} {...state} />
        </div>
      </div>
    </>
  );
}

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
              onClick={() => trackSalary('calculator', { action: 'view', view })}
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

const { example: exampleText } = calculatorText;

function ExampleNote() {
  const figures = figuresStore();
  if (!isExample(figures)) return null;
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm bg-signal-wash px-4 py-2"
    >
      <p className="text-sm">
        <strong className="font-semibold">{exampleText.label}</strong> {exampleText.text}
      </p>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          clearFigures();
          trackSalary('calculator', { action: 'clear' });
        }}
      >
        {exampleText.clear}
      </Button>
    </div>
  );
}

const { share: shareText } = calculatorText;

interface ShareBarProps {
  data: SalaryData;
  isUnlocked: boolean;
  choices: Choices;
}

function ShareBar({ data, isUnlocked, choices }: ShareBarProps) {
  const site = useSite();
  const own = ownFigures(figuresStore());
  const clear = () => {
    clearFigures();
    trackSalary('calculator', { action: 'clear' });
    notify({ title: shareText.cleared });
  };
  return (
    <SharePanel
      hasFigures={own !== null}
      linkOf={(withFigures) => {
        const { origin, pathname } = window.location;
        return calculatorLink(origin + pathname, choices, withFigures ? own : null);
      }}
      // The example is no one's offer, so there is no picture of it.
      cardOf={(withFigures) =>
        own &&
        questionCard({
          data,
          isUnlocked,
          question: choices,
          amounts: comparedAmounts(own, choices),
          site,
          withFigures,
        })
      }
    >
      <Button variant="quiet" onClick={clear}>
        {shareText.clear}
      </Button>
    </SharePanel>
  );
}
