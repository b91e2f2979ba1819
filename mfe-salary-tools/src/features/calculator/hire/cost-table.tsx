import { DataTable } from '@talent/ui/data-table';
import { formatPay } from '@talent/ui/format-pay';
import type { Currency } from '@talent/ui/format-pay';
import { StatTile } from '@talent/ui/stat-tile';
import { totalCost } from '../../../calculations/hiring/hiring-cost';
import type { CostLine } from '../../../calculations/hiring/hiring-cost';
import { calculatorHireText } from '../content/calculator-hire-text';

const { cost: text, lines: names } = calculatorHireText;

interface CostTableProps {
  /** Of the first year, not rounded. Lines of nothing are left out. */
  lines: readonly CostLine[];
  currency: Currency;
}

/** The first year of an engagement: its total, a month on average, and each line. */
export function CostTable({ lines, currency }: CostTableProps) {
  const total = totalCost(lines);
  return (
    <>
      <div aria-live="polite" className="mb-8 grid gap-6 sm:grid-cols-2">
        <StatTile figure={formatPay(total, currency)} label={text.year} />
        <StatTile figure={formatPay(total / 12, currency)} label={text.month} />
      </div>
      <DataTable caption={text.caption}>
        <thead>
          <tr>
            <th scope="col">{text.line}</th>
            <th scope="col" className="numeric">
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ amount }) => amount > 0)
            .map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{names[name]}</th>
                <td className="numeric">{formatPay(amount, currency)}</td>
              </tr>
            ))}
          <tr>
            <th scope="row">
              <strong className="font-semibold">{text.total}</strong>
            </th>
            <td className="numeric font-semibold">{formatPay(total, currency)}</td>
          </tr>
        </tbody>
      </DataTable>
      <p className="mt-3 max-w-prose text-sm text-ink-muted">{text.leftOut}</p>
    </>
  );
}
