import { formatPay, type Currency } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { StatTile } from '@talent/ui/stat-tile';
import { engagementCost } from '../../../calculations/hiring/engagement-cost';
import { totalCost } from '../../../calculations/hiring/hiring-cost';
import type { CostLine, Employment } from '../../../calculations/hiring/hiring-cost';
import { RATES_YEAR, rateSources } from '../../../calculations/hiring/payroll-rates';
import { FigureTable } from '../../../controls/figure-table';
import { calculatorHireText } from '../content/calculator-hire-text';
import { NoTotal } from '../fields/no-total';
import { figuresStore } from '../state/figures-store';
import { hireLabel, rateUnitOf, type TypedHire } from './read-hire';

const { cost: text, lines: names, rates } = calculatorHireText;

interface HireCostProps {
  hire: TypedHire;
  currency: Currency;
}

/** The cost of the first year of an engagement, or the fields that cannot be read or are still needed for it. */
export function HireCost({ hire: { needed, engagement, problems }, currency }: HireCostProps) {
  const time = rateUnitOf(figuresStore());
  return (
    <>
      {problems.length > 0 ? (
        <NoTotal fields={problems.map((field) => ({ field, label: hireLabel(field) }))} />
      ) : needed.length > 0 ? (
        <p className="text-ink-muted">
          {text.empty} {needed.map((field) => hireLabel(field, time).toLowerCase()).join(', ')}.
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
        <StatTile figure={formatPay(total, currency)} label={text.year} />
        <StatTile figure={formatPay(total / 12, currency)} label={text.month} />
      </div>
      <FigureTable
        caption={text.caption}
        heads={[text.line, text.amount]}
        rows={[
          ...lines
            .filter(({ amount }) => amount > 0)
            .map(({ name, amount }) => ({
              key: name,
              name: names[name],
              cells: [formatPay(amount, currency)],
            })),
          { key: 'total', name: text.total, cells: [formatPay(total, currency)], isTotal: true },
        ]}
      />
      <p className="mt-3 max-w-prose text-sm text-ink-muted">{text.leftOut}</p>
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
        {isQuebec ? rates.quebec : rates[country]} {!isQuebec && text.yearNote}
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
