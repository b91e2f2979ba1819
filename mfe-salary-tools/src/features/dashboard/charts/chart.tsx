import type { ChartProps } from './chart-props';
import { Histogram } from './histogram';
import { TrendChart } from './trend-chart';

/** The only way into the chart library: one file that is fetched when a chart is near. */
export function Chart(props: ChartProps) {
  return props.kind === 'trend' ? <TrendChart {...props} /> : <Histogram {...props} />;
}
