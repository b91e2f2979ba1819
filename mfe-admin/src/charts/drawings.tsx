import type { ReactNode } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { rowsOf } from './chart-data';
import type { BarChartProps, LineChartProps } from './chart-data';
import { seriesLook } from './series-look';

// The only file that knows the chart library: both drawings are in its chunk.

type Drawn<Props extends { format?: unknown }> = Required<Omit<Props, 'label'>>;

/** Height of a bar with the space around it, px. */
const BAR_HEIGHT = 30;
/** Names of bars are cut here, characters; the table has them whole. */
const NAME_LENGTH = 22;
const tick = { fontSize: 12, fill: 'var(--ink-muted)' };
const tip = {
  contentStyle: {
    background: 'var(--paper)',
    border: '1px solid var(--rule)',
    borderRadius: 2,
    padding: '6px 10px',
    fontSize: 13,
  },
  itemStyle: { color: 'var(--ink)', padding: 0 },
} as const;

export function DrawnLines({ series, format }: Drawn<LineChartProps>): ReactNode {
  const rows = rowsOf(series).map(({ x, values }) => ({
    x,
    ...Object.fromEntries(series.map(({ key }, at) => [key, values[at] ?? null])),
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={rows}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="x"
          height={26}
          minTickGap={32}
          tickLine={false}
          stroke="var(--ink-muted)"
          tick={tick}
        />
        <YAxis
          width={56}
          tickCount={5}
          axisLine={false}
          tickLine={false}
          tick={tick}
          tickFormatter={format}
        />
        <Tooltip {...tip} formatter={(value) => format(Number(value))} isAnimationActive={false} />
        {series.map(({ key, label }, at) => {
          const { color, dashes } = seriesLook(at);
          return (
            <Line
              key={key}
              dataKey={key}
              name={label}
              type="linear"
              stroke={color}
              strokeWidth={2}
              {...(dashes === undefined ? {} : { strokeDasharray: dashes })}
              dot={rows.length > 40 ? false : { r: 2.5, fill: color, strokeWidth: 0 }}
              connectNulls={false}
              isAnimationActive={false}
            />
          );
        })}
      </LineChart>
    </ResponsiveContainer>
  );
}

export function DrawnBars({ bars, format }: Drawn<BarChartProps>): ReactNode {
  return (
    <ResponsiveContainer width="100%" height={Math.max(1, bars.length) * BAR_HEIGHT + 8}>
      <BarChart
        data={[...bars]}
        layout="vertical"
        margin={{ top: 4, right: 64, bottom: 4, left: 0 }}
        barCategoryGap={6}
        accessibilityLayer={false}
      >
        <XAxis type="number" domain={[0, 'dataMax']} hide />
        <YAxis
          type="category"
          dataKey="label"
          width={150}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={{ fontSize: 13, fill: 'var(--ink)' }}
          tickFormatter={shorten}
        />
        <Bar dataKey="value" fill="var(--data-1)" isAnimationActive={false}>
          <LabelList
            dataKey="value"
            position="right"
            fill="var(--ink)"
            fontSize={13}
            formatter={(value) => format(Number(value))}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function shorten(name: string): string {
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 1)}…`;
}
