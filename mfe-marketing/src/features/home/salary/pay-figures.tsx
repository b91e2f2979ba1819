import { formatPeriod, formatCount, formatPay } from '@talent/ui/format-pay';
import { PayRangeChart } from '@talent/ui/pay-range-chart';
import type { PayRange } from '@talent/ui/pay-range-chart';
import { SourceNote } from '@talent/ui/source-note';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { salaryPromo } from '../content/salary-promo';
import { formatPostings } from '../../pay-figures/format-postings';
import { paySources } from './pay-sources';
import { DataTable } from '@talent/ui/data-table';

const { chart, details } = salaryPromo;

/** The chart, where its figures come from, and the same figures as a table. */
export function PayFigures({ bands }: { bands: readonly PayBand[] }) {
  const used = paySources(bands);
  return (
    <>
      <PayRangeChart ranges={bands.map(toRange)} currency="USD" labels={chart} />
      {used.map(({ source, period, postings }) => (
        <SourceNote
          key={`${source.name} ${period}`}
          className="mt-4"
          source={source.name}
          href={source.url}
          period={formatPeriod(period)}
          sample={formatPostings(postings)}
        >
          {source.attribution}
        </SourceNote>
      ))}
      <details className="mt-4">
        <summary className="mb-2 py-2 text-sm font-medium underline decoration-boundary underline-offset-4 hover:decoration-ink">
          {details}
        </summary>
        <PayRangeTable bands={bands} />
        {used.map(({ source, period }) => (
          <p key={`${source.name} ${period}`} className="mt-4 max-w-prose text-sm text-ink-muted">
            {source.method} Licence: {source.licence}.
          </p>
        ))}
      </details>
    </>
  );
}

function toRange(band: PayBand): PayRange {
  const detail = `${formatPostings(band.postings)}, ${formatPeriod(band.period)}`;
  return { ...band, key: band.role, label: band.roleLabel, detail };
}

const { columns, tableCaption } = salaryPromo;
const figures = ['p25', 'p50', 'p75'] as const;

/** The chart's figures, unrounded, with sample, period and source on every row. */
function PayRangeTable({ bands }: { bands: readonly PayBand[] }) {
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
