import { jobCountries } from '@talent/jobs/job-words';
import type { PayFigures } from '@talent/jobs/report-figures';
import { amountOf, wordOf } from '@talent/jobs/report-words';
import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import { figureTexts } from '../../content/jobs-report';

/** Quartiles of posted pay, of five postings or more. */
export function PayTable({ pay }: { pay: readonly PayFigures[] }): ReactNode {
  if (pay.length === 0) return null;
  return (
    <DataTable caption={figureTexts.pay} className="mt-8">
      <thead>
        <tr>
          {figureTexts.payColumns.map((column, at) => (
            <th key={column} scope="col" className={at === 0 ? undefined : 'numeric'}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pay.map(({ country, currency, role, n, p25, median, p75, median_before: before }) => (
          <tr key={`${country} ${role}`}>
            <th scope="row">
              {jobCountries[country]}, {role === null ? figureTexts.allRoles : wordOf(role)}
            </th>
            <td className="numeric">{n}</td>
            {[p25, median, p75, before].map((value, at) => (
              <td key={figureTexts.payColumns[at + 2]} className="numeric">
                {value === null ? figureTexts.payHidden : amountOf(currency, value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
