import { formatPeriod } from '@talent/ui/format-pay';
import { PayRangeChart } from '@talent/ui/pay-range-chart';
import type { PayRange } from '@talent/ui/pay-range-chart';
import { SourceNote } from '@talent/ui/source-note';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { salaryPromo } from '../content/salary-promo';
import { formatPostings } from '../../pay-figures/format-postings';
import { PayRangeTable } from './pay-range-table';
import { paySources } from './pay-sources';

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
