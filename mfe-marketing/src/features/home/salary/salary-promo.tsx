import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { formatCount, formatPay, formatPeriod, formatShortPay } from '@talent/sdk/format';
import type { PayRange } from '@talent/ui/pay-range-chart';
import { Section } from '@talent/ui/section';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { salaryPromo } from '../content/salary-promo';
import { PayFigures, type PayColumn } from '../../pay-figures/pay-figures';
import { paySources } from './pay-sources';
import { formatAllRanges, formatRanges } from '../../pay-figures/format-ranges';

const { title, emptyLede, dashboard, chart, tableCaption, columns } = salaryPromo;

/** A headline rests on at least so many different ranges: fewer are a direction. */
const HEADLINE_RANGES = 100;

/** The chart's figures, unrounded, with sample, period and source on every row. */
const payColumns: readonly PayColumn<PayBand>[] = [
  { label: columns.role, cell: ({ roleLabel }) => roleLabel },
  { label: columns.p25, cell: ({ p25 }) => formatPay(p25, 'USD') },
  { label: columns.p50, cell: ({ p50 }) => formatPay(p50, 'USD') },
  { label: columns.p75, cell: ({ p75 }) => formatPay(p75, 'USD') },
  { label: columns.ranges, cell: ({ ranges }) => formatCount(ranges) },
  { label: columns.all, cell: ({ all }) => formatAllRanges(all, 'USD') },
  {
    label: columns.period,
    cell: ({ period }) => formatPeriod(period),
    className: 'whitespace-nowrap',
  },
  { label: columns.source, cell: ({ source }) => source.name, className: 'min-w-48' },
];

/** The salary dashboard's promo: a few roles drawn from its own data, and the way to all of them. */
export function SalaryPromo({ id, bands }: { id: string; bands: readonly PayBand[] }) {
  const first = headlineOf(bands);
  return (
    <Section
      id={id}
      tabIndex={-1}
      title={title}
      lede={first ? payFinding(first) : emptyLede}
      className="lg:grid lg:grid-cols-[22rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <Button asChild variant="secondary" className="lg:place-self-start">
        <Link to={dashboard.to}>{dashboard.label}</Link>
      </Button>
      {first && (
        <div className="mt-10 min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <PayFigures
            chart={{ ranges: bands.map(toRange), currency: 'USD', labels: chart }}
            sources={paySources(bands)}
            caption={tableCaption}
            rows={bands.map((band) => ({ ...band, key: band.role }))}
            columns={payColumns}
          />
        </div>
      )}
    </Section>
  );
}

/** The best paid role with enough ranges for a headline; without such a role the first. */
function headlineOf(bands: readonly PayBand[]): PayBand | undefined {
  return bands.find(({ ranges }) => ranges >= HEADLINE_RANGES) ?? bands[0];
}

function payFinding({ roleLabel, p25, p50, p75, ranges }: PayBand): string {
  // Where half of the ranges are one amount, there is no distance to speak of.
  if (p25 === p75) {
    return `${roleLabel}: the median of ${formatRanges(ranges)} is ${formatShortPay(p50, 'USD')} a year.`;
  }
  const range = `${formatShortPay(p25, 'USD')} to ${formatShortPay(p75, 'USD')}`;
  return `${roleLabel}: the middle half of ${formatRanges(ranges)} offers ${range} a year, the median ${formatShortPay(p50, 'USD')}.`;
}

function toRange(band: PayBand): PayRange {
  const detail = `${formatRanges(band.ranges)}, ${formatPeriod(band.period)}`;
  return { ...band, key: band.role, label: band.roleLabel, detail };
}
