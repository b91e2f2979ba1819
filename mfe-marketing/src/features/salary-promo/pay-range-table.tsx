import { DataTable } from '@talent/ui/data-table';
import { formatCount, formatPay, formatPeriod } from '@talent/ui/format-pay';
import type { ReactNode } from 'react';
import type { PayBand } from '../../api/get-pay-bands';
import { salaryPromo } from '../../content/salary-promo';

const { columns, tableCaption } = salaryPromo;

/** The chart's figures, unrounded, with sample, period and source on every row. */
export function PayRangeTable({ bands }: { bands: readonly PayBand[] }): ReactNode {
  return (
    <DataTable caption={tableCaption}>
      <thead>
        <tr>
          <th scope="col">{columns.role}</th>
          <th scope="col" className="numeric">
            {columns.p25}
          </th>
          <th scope="col" className="numeric">
            {columns.p50}
          </th>
          <th scope="col" className="numeric">
            {columns.p75}
          </th>
          <th scope="col" className="numeric">
            {columns.postings}
          </th>
          <th scope="col">{columns.period}</th>
          <th scope="col">{columns.source}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ role, roleLabel, p25, p50, p75, postings, period, source }) => (
          <tr key={role}>
            <th scope="row">{roleLabel}</th>
            <td className="numeric">{formatPay(p25, 'USD')}</td>
            <td className="numeric">{formatPay(p50, 'USD')}</td>
            <td className="numeric">{formatPay(p75, 'USD')}</td>
            <td className="numeric">{formatCount(postings)}</td>
            <td className="whitespace-nowrap">{formatPeriod(period)}</td>
            <td className="min-w-48">{source.name}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
