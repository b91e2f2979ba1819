import { DataTable } from '@talent/ui/data-table';
import { formatPay } from '@talent/ui/format-pay';
import type { Currency } from '@talent/ui/format-pay';
import type {
  Compensation,
  CompensationYear,
} from '../../../calculations/offer/total-compensation';
import { calculatorText } from '../content/calculator-text';

const { total: text } = calculatorText;

const parts = ['base', 'bonus', 'equity', 'signOn', 'total'] as const;

interface CompensationTableProps {
  compensation: Compensation;
  currency: Currency;
}

/** Every year of an offer part by part, then all of them and the average of a year. */
export function CompensationTable({
  compensation: { years, whole, average },
  currency,
}: CompensationTableProps) {
  const rows: readonly (readonly [string, CompensationYear])[] = [
    ...years.map((year, index) => [`${text.columns.year} ${index + 1}`, year] as const),
    [text.whole, whole],
    [text.average, average],
  ];
  return (
    <DataTable caption={text.caption}>
      <thead>
        <tr>
          <th scope="col">{text.columns.year}</th>
          {parts.map((part) => (
            <th key={part} scope="col" className="numeric">
              {text.columns[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, year]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {parts.map((part) => (
              <td key={part} className={part === 'total' ? 'numeric font-semibold' : 'numeric'}>
                {formatPay(year[part], currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
