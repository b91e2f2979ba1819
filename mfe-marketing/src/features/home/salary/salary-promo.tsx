import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { formatCount, formatPay, formatPeriod, formatShortPay } from '@talent/sdk/format';
import type { PayRange } from '@talent/ui/pay-range-chart';
import { Section } from '@talent/ui/section';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { salaryPromo } from '../content/salary-promo';
import { PayFigures, type PayColumn } from '../../pay-figures/pay-figures';
import type { MarketLine } from '../api/get-market-line';
import { MarketFigure } from './market-line';
import { paySources } from './pay-sources';
import { formatPostings } from '../../pay-figures/format-postings';

const { title, emptyLede, dashboard, chart, tableCaption, columns } = salaryPromo;

/** The chart's figures, unrounded, with sample, period and source on every row. */
const payColumns: readonly PayColumn<PayBand>[] = [
  { label: columns.role, cell: ({ roleLabel }) => roleLabel },
  { label: columns.p25, cell: ({ p25 }) => formatPay(p25, 'USD') },
  { label: columns.p50, cell: ({ p50 }) => formatPay(p50, 'USD') },
  { label: columns.p75, cell: ({ p75 }) => formatPay(p75, 'USD') },
  { label: columns.postings, cell: ({ postings }) => formatCount(postings) },
  {
    label: columns.period,
    cell: ({ period }) => formatPeriod(period),
    className: 'whitespace-nowrap',
  },
  { label: columns.source, cell: ({ source }) => source.name, className: 'min-w-48' },
];

interface SalaryPromoProps {
  id: string;
  bands: readonly PayBand[];
  /** Null where the site has no market figures. */
  marketLine: MarketLine | null;
}

/** The salary dashboard's promo: a few roles drawn from its own data, one figure of the market, and the way to all of them. */
export function SalaryPromo({ id, bands, marketLine }: SalaryPromoProps) {
  const [first] = bands;
  return (
    <Section
      id={id}
      tabIndex={-1}
      title={title}
      lede={first ? payFinding(first) : emptyLede}
      className="lg:grid lg:grid-cols-[22rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <div className="lg:place-self-start">
        <Button asChild variant="secondary">
          <Link to={dashboard.to}>{dashboard.label}</Link>
        </Button>
        {marketLine && <MarketFigure line={marketLine} />}
      </div>
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

function payFinding({ roleLabel, p25, p50, p75, postings }: PayBand): string {
  const range = `${formatShortPay(p25, 'USD')} to ${formatShortPay(p75, 'USD')}`;
  return `${roleLabel}: the middle half of ${formatPostings(postings)} offers ${range} a year, the median ${formatShortPay(p50, 'USD')}.`;
}

function toRange(band: PayBand): PayRange {
  const detail = `${formatPostings(band.postings)}, ${formatPeriod(band.period)}`;
  return { ...band, key: band.role, label: band.roleLabel, detail };
}
