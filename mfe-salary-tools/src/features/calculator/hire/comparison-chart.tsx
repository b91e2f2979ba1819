import { formatShortPay } from '@talent/sdk/format';
import type { Currency } from '@talent/sdk/format';
import type { MonthOfBoth } from '../../../calculations/hiring/break-even';
import { calculatorHireText } from '../content/calculator-hire-text';

const { compare: text } = calculatorHireText;

/** Both forms added up over the months, as two lines with their names. The table after it has the figures. */
export function ComparisonChart({
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
        <span>
          {text.month} {last.month}
        </span>
      </p>
    </div>
  );
}
