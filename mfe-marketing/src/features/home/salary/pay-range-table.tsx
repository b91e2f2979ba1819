import { DataTable } from '@talent/ui/data-table';
import { formatCount, formatPay, formatPeriod } from '@talent/ui/format-pay';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { salaryPromo } from '../content/salary-promo';

const { columns, tableCaption } = salaryPromo;
const figures = ['p25', 'p50', 'p75'] as const;

/** The chart's figures, unrounded, with sample, period and source on every row. */
export function PayRangeTable({ bands }: { bands: readonly PayBand[] }) {
  return (
    <DataTable caption={tableCaption}>
      <thead>
        <tr>
          <th scope="col">{columns.role}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="numeric">
              {columns[figure]}
            </th>
          ))}
          <th scope="col" className="numeric">
            {columns.postings}
          </th>
          <th scope="col">{columns.period}</th>
          <th scope="col">{columns.source}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.role}>
            <th scope="row">{band.roleLabel}</th>
            {figures.map((figure) => (
              <td key={figure} className="numeric">
                {formatPay(band[figure], 'USD')}
              </td>
            ))}
            <td className="numeric">{formatCount(band.postings)}</td>
            <td className="whitespace-nowrap">{formatPeriod(band.period)}</td>
            <td className="min-w-48">{band.source.name}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
