import { formatPay, formatShortPay } from '@talent/sdk/format';
import { RangeChart } from '@talent/ui/range-chart';
import type { RangeFacts } from '../facts/role-page-data';
import { SourceNotes } from './source-notes';

const words = {
  bar: 'Middle half (25th to 75th percentile)',
  whisker: '10th to 90th percentile',
  small: 'Middle half, fewer than 50 ranges',
};

/** A chart of ranges in US dollars with its sources. */
export function RoleRanges({
  facts: { headline, subtitle, rows, domain, sources },
  rowLabel,
}: {
  facts: RangeFacts;
  /** Head of the first column of its table. */
  rowLabel: string;
}) {
  return (
    <RangeChart
      headline={headline}
      subtitle={subtitle}
      rows={rows}
      domain={domain ?? undefined}
      words={words}
      rowLabel={rowLabel}
      format={(amount) => formatPay(amount, 'USD')}
      formatShort={(amount) => formatShortPay(amount, 'USD')}
      source={<SourceNotes sources={sources} />}
    />
  );
}
