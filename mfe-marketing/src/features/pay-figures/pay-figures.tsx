import { PayRangeChart, type PayRangeChartProps } from '@talent/ui/pay-range-chart';
import { PayDetails, PaySources, type PayDetailsProps } from './pay-details';

interface PayFiguresProps<Row extends { key: string }> extends PayDetailsProps<Row> {
  chart: Pick<PayRangeChartProps, 'ranges' | 'currency' | 'labels'>;
}

/** The chart, where its figures come from, and the same figures as a table. */
export function PayFigures<Row extends { key: string }>({
  chart,
  ...details
}: PayFiguresProps<Row>) {
  return (
    <>
      <PayRangeChart {...chart} />
      <PaySources sources={details.sources} />
      <PayDetails {...details} />
    </>
  );
}
