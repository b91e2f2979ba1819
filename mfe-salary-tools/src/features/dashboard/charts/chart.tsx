import type { ChartProps } from './chart-props';
import { Histogram } from './histogram';
import { TrendChart } from './trend-chart';

/** The only module that imports the chart library; it loads when a chart is near the viewport. */
export function Chart(props: ChartProps) {
  return props.kind === 'trend' ? <TrendChart {...props} /> : <Histogram {...props} />;
}
