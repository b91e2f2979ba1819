import { formatCount, formatPay, formatPeriod } from '@talent/sdk/format';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { formatAllRanges } from '../../pay-figures/format-ranges';
import { PayDetails, type PayColumn } from '../../pay-figures/pay-details';
import type { HomeContent } from '../content/home-content';
import { paySources } from './pay-sources';

interface PayTableProps {
  bands: readonly PayBand[];
  text: HomeContent['instrument']['table'];
}

/** The sources of the drawn figures, and all of them unrounded, with sample, period and source on every row. */
export function PayTable({ bands, text: { caption, columns } }: PayTableProps) {
  const shown: readonly PayColumn<PayBand>[] = [
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
  return (
    <PayDetails
      sources={paySources(bands)}
      caption={caption}
      rows={bands.map((band) => ({ ...band, key: band.role }))}
      columns={shown}
    />
  );
}
