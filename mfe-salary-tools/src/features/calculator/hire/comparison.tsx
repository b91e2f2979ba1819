import { formatPay, formatShortPay, type Currency } from '@talent/sdk/format';
import { breakEven, compareMonths, COMPARED_MONTHS } from '../../../calculations/hiring/break-even';
import type { Engagement } from '../../../calculations/hiring/engagement-cost';
import { DataTable } from '@talent/ui/data-table';
import { calculatorHireText } from '../content/calculator-hire-text';
import type { BreakEven, MonthOfBoth } from '../../../calculations/hiring/break-even';

const { compare: text } = calculatorHireText;

const tableMonths = [1, 3, 6, 9, 12, 18, 24, 36];

/** One person on contract and one employed, added up month by month until break-even and beyond. */
export function Comparison({
  employment,
  contract,
  currency,
}: Pick<Engagement, 'employment' | 'contract'> & { currency: Currency }) {
  const months = compareMonths(employment, contract);
  const when = breakEven(months);
  const even = when.status === 'month' ? when.month : null;
  const rows = months.filter(({ month }) => tableMonths.includes(month) || month === even);
  return (
    <>
      <p aria-live="polite" className="max-w-prose text-lg">
        {breakEvenText(when)}
      </p>
      <ComparisonChart months={months} currency={currency} />
      <div className="mt-8">
        <DataTable
          caption={text.caption}
          heads={[text.month, text.permanent, text.contract, text.difference]}
          rows={rows.map(({ month, permanent, contract: onContract }) => ({
            key: month,
            name: month,
            isCurrent: month === even,
            cells: [permanent, onContract, permanent - onContract].map((cost) =>
              formatPay(cost, currency),
            ),
          }))}
        />
      </div>
      <p className="mt-3 max-w-prose text-sm text-ink-muted">{text.note}</p>
    </>
  );
}

function breakEvenText(when: BreakEven): string {
  switch (when.status) {
    case 'always':
      return 'On these terms, the permanent hire costs no more than the contract from the first month.';
    case 'never':
      return `On these terms, the contract stays cheaper for all ${COMPARED_MONTHS} months compared.`;
    case 'month':
      return `Break-even in month ${when.month}. From then on, the permanent hire has cost no more than the contract.`;
  }
}

function ComparisonChart({
  months,
  currency,
}: {
  months: readonly MonthOfBoth[];
  currency: Currency;
}) {
  const last = months.at(-1);
  if (!last) return null;
  const most = Math.max(last.permanent, last.contract, 1);
  const points = (form: 'permanent' | 'contract') =>
    [
      '0,100',
      ...months.map(
        (month) => `${(month.month / last.month) * 100},${100 - (month[form] / most) * 100}`,
      ),
    ].join(' ');
  const upper = last.permanent >= last.contract ? 'permanent' : 'contract';
  const forms = [
    { form: 'permanent', stroke: 'stroke-data-1', fill: 'fill-data-1' },
    { form: 'contract', stroke: 'stroke-data-2', fill: 'fill-data-2' },
  ] as const;
  const height = (form: 'permanent' | 'contract') => (last[form] / most) * 100;
  const isClose = Math.abs(height('permanent') - height('contract')) < 20;
  return (
    <div aria-hidden="true" className="pt-8 pr-24">
      <div className="border-b border-l border-boundary">
        <svg className="block h-52 w-full overflow-visible text-sm tabular-nums">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
            {forms.map(({ form, stroke }) => (
              <polyline
                key={form}
                points={points(form)}
                vectorEffect="non-scaling-stroke"
                strokeWidth="2.5"
                className={`fill-none ${stroke}`}
              />
            ))}
          </svg>
          {forms.map(({ form, fill }) => (
            <g key={form} className="fill-ink">
              <svg x="100%" y={`${100 - height(form)}%`} className="overflow-visible">
                <circle r="4" className={fill} />
                <text y={isClose ? (form === upper ? -24 : 14) : -4}>
                  <tspan x="10" className="font-semibold">
                    {text[form]}
                  </tspan>
                  <tspan x="10" dy="18">
                    {formatShortPay(last[form], currency)}
                  </tspan>
                </text>
              </svg>
            </g>
          ))}
        </svg>
      </div>
      <p className="mt-1 flex justify-between text-sm text-ink-muted">
        <span>{text.month} 1</span>
        <span>{`${text.month} ${last.month}`}</span>
      </p>
    </div>
  );
}
