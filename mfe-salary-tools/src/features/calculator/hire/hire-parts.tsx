import { formatPay, type Currency } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { StatTile } from '@talent/ui/stat-tile';
import { engagementCost } from '../../../calculations/hiring/engagement-cost';
import { totalCost } from '../../../calculations/hiring/hiring-cost';
import type { CostLine, Employment } from '../../../calculations/hiring/hiring-cost';
import { RATES_YEAR, rateSources } from '../../../calculations/hiring/payroll-rates';
import { DataTable } from '@talent/ui/data-table';
import { calculatorHireText as text, calculatorHireText } from '../content/calculator-hire-text';
import { calculatorText } from '../content/calculator-text';
import { NoTotal } from '../fields/no-total';
import { Comparison } from './comparison';
import { hireLabel, readHire, rateUnitOf, type TypedHire } from './read-hire';
import { ResultSection } from '../results/result-section';
import type { Choices } from '../state/choices';
import { figuresStore } from '../state/figures-store';
import type { Figures } from '../state/figures';
import { SummaryBar } from '../summary/summary-bar';
import type { Summary } from '../summary/summary';

// The parts of the view for employers. They load together when that view is opened: see `lazy-hire.tsx`.
export { HireFields } from './hire-fields';

interface HirePartProps {
  choices: Choices;
  currency: Currency;
}

/** The cost of the first year of an engagement, and contract and employment compared. */
export function HireResults({ choices, currency }: HirePartProps) {
  const hire = readHire(figuresStore(), choices);
  const problems = hire.problems.map((field) => ({ field, label: hireLabel(field) }));
  return (
    <>
      <ResultSection title={text.cost.title}>
        <HireCost hire={hire} currency={currency} />
      </ResultSection>
      <ResultSection title={text.compare.title}>
        {problems.length > 0 ? (
          <NoTotal fields={problems} />
        ) : hire.isComparable ? (
          <Comparison {...hire.engagement} currency={currency} />
        ) : (
          <p className="max-w-prose text-ink-muted">{text.compare.empty}</p>
        )}
      </ResultSection>
    </>
  );
}

/** The cost of the first year, in sight while typing. */
export function HireSummary({ choices, currency }: HirePartProps) {
  return <SummaryBar summary={hireSummary(figuresStore(), choices, currency)} />;
}

/** Sums up a hire: the cost of its first year. */
export function hireSummary(
  figures: Figures,
  choices: Pick<Choices, 'country' | 'region'>,
  currency: Currency,
): Summary {
  const { engagement, needed, problems } = readHire(figures, choices);
  const [field] = problems;
  if (field) return { status: 'invalid', field, label: hireLabel(field) };
  if (needed.length > 0) return { status: 'empty' };
  const figure = formatPay(totalCost(engagementCost(engagement, 12)), currency);
  return { status: 'result', label: calculatorText.summary.hire, figure, place: null };
}

const { cost, lines: names, rates } = calculatorHireText;

interface HireCostProps {
  hire: TypedHire;
  currency: Currency;
}

function HireCost({ hire: { needed, engagement, problems }, currency }: HireCostProps) {
  const time = rateUnitOf(figuresStore());
  return (
    <>
      {problems.length > 0 ? (
        <NoTotal fields={problems.map((field) => ({ field, label: hireLabel(field) }))} />
      ) : needed.length > 0 ? (
        <p className="text-ink-muted">
          {`${cost.empty} ${needed.map((field) => hireLabel(field, time).toLowerCase()).join(', ')}.`}
        </p>
      ) : (
        <CostTable lines={engagementCost(engagement, 12)} currency={currency} />
      )}
      <RateNotes {...engagement.employment} />
    </>
  );
}

function CostTable({ lines, currency }: { lines: readonly CostLine[]; currency: Currency }) {
  const total = totalCost(lines);
  return (
    <>
      <div aria-live="polite" className="mb-8 grid gap-6 sm:grid-cols-2">
        <StatTile figure={formatPay(total, currency)} label={cost.year} />
        <StatTile figure={formatPay(total / 12, currency)} label={cost.month} />
      </div>
      <DataTable
        caption={cost.caption}
        heads={[cost.line, cost.amount]}
        rows={[
          ...lines
            .filter(({ amount }) => amount > 0)
            .map(({ name, amount }) => ({
              key: name,
              name: names[name],
              cells: [formatPay(amount, currency)],
            })),
          {
            key: 'total',
            name: <strong className="font-semibold">{cost.total}</strong>,
            cells: [
              <strong key="total" className="font-semibold" translate="no">
                {formatPay(total, currency)}
              </strong>,
            ],
          },
        ]}
      />
      <p className="mt-3 max-w-prose text-sm text-ink-muted">{cost.leftOut}</p>
    </>
  );
}

function RateNotes({ country, isQuebec }: Pick<Employment, 'country' | 'isQuebec'>) {
  return (
    <div className="mt-5 border-l-2 border-rule pl-4 text-sm text-ink-muted">
      <p className="max-w-prose">
        <span className="font-medium text-ink">
          {isQuebec ? rates.quebecTitle : `${rates.title} ${RATES_YEAR}.`}
        </span>{' '}
        <span>{`${isQuebec ? rates.quebec : rates[country]} ${!isQuebec ? cost.yearNote : ''}`}</span>
      </p>
      {!isQuebec && (
        <ul className="mt-2 space-y-1">
          {rateSources[country].map(({ label, url }) => (
            <li key={url}>
              <Link href={url}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
