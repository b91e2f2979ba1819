import { formatPay } from '@talent/sdk/format';
import type { Currency } from '@talent/sdk/format';
import { breakEven, compareMonths, COMPARED_MONTHS } from '../../../calculations/hiring/break-even';
import type { Engagement } from '../../../calculations/hiring/engagement-cost';
import { FigureTable } from '../../../controls/figure-table';
import { calculatorHireText } from '../content/calculator-hire-text';
import { ComparisonChart } from './comparison-chart';
import type { BreakEven } from '../../../calculations/hiring/break-even';

const { compare: text } = calculatorHireText;

/** The months in the table, besides the break-even month. */
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
        <FigureTable
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

/** When employment has become cheaper, in a sentence. */
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
