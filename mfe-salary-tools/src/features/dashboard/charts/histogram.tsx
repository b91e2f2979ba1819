import { formatShortPay } from '@talent/sdk/format';
import { Bar, BarChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart-props';
import { axisLook } from './axis-look';
import { seriesColor } from './series-colors';

/** The number of ranges by pay, with the median marked. */
export function Histogram({
  bins,
  width,
  from,
  to,
  median,
  medianLabel,
  series,
  currency,
}: Extract<ChartProps, { kind: 'histogram' }>) {
  const rows = bins.map(({ start, count }) => ({ middle: start + width / 2, count }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={rows}
        margin={{ top: 28, right: 16, bottom: 4, left: 4 }}
        barCategoryGap={1}
        accessibilityLayer={false}
      >
        <XAxis
          type="number"
          dataKey="middle"
          domain={[from, to]}
          ticks={ticksBetween(from, to)}
          height={28}
          {...axisLook}
          tickFormatter={(value: number) => formatShortPay(value, currency)}
        />
        <YAxis width={44} axisLine={false} allowDecimals={false} tickCount={4} {...axisLook} />
        <Bar dataKey="count" fill={seriesColor(series)} isAnimationActive={false} />
        {median !== null && (
          <ReferenceLine
            x={median}
            stroke="var(--ink)"
            strokeWidth={2}
            label={{
              value: `${medianLabel} ${formatShortPay(median, currency)}`,
              position: 'top',
              fill: 'var(--ink)',
              fontSize: 13,
            }}
          />
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Round amounts within a range: four to eight of them. */
function ticksBetween(low: number, high: number): number[] {
  const step = [25_000, 50_000, 100_000].find((each) => (high - low) / each <= 8) ?? 200_000;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return ticks;
}
