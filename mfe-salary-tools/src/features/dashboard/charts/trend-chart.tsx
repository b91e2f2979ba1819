import { formatShortPay } from '@talent/sdk/format';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart-props';
import { labelPlaces } from './label-places';
import { axisLook } from './axis-look';
import { seriesColor } from './series-colors';

/** Height of the chart in px; the space that is kept for it has the same. */
const HEIGHT = 320;
const MARGIN = { top: 12, right: 132, bottom: 4, left: 4 };
const AXIS_HEIGHT = 28;
const LABEL_GAP = 34;
const STEP = 25_000;

/** Medians by year, each line named at its end. */
export function TrendChart({ years, lines, currency }: Extract<ChartProps, { kind: 'trend' }>) {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const low = Math.floor(Math.min(...values) / STEP) * STEP;
  const high = Math.max(Math.ceil(Math.max(...values) / STEP) * STEP, low + STEP);
  const rows = years.map((year, at) => ({
    year,
    ...Object.fromEntries(lines.map(({ key, values: each }) => [key, each[at] ?? null])),
  }));
  const bottom = HEIGHT - MARGIN.bottom - AXIS_HEIGHT;
  const yOf = (value: number) =>
    MARGIN.top + ((high - value) / (high - low)) * (bottom - MARGIN.top);
  const lasts = lines.map((line) => line.values.findLastIndex((value) => value !== null));
  const places = labelPlaces(
    lines.map((line, at) => yOf(line.values[lasts[at] ?? 0] ?? low)),
    LABEL_GAP,
    bottom,
  );
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={rows} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="year"
          height={AXIS_HEIGHT}
          {...axisLook}
          padding={{ left: 12, right: 12 }}
        />
        <YAxis
          domain={[low, high]}
          width={64}
          tickCount={Math.min(6, (high - low) / STEP + 1)}
          axisLine={false}
          {...axisLook}
          tickFormatter={(value: number) => formatShortPay(value, currency)}
        />
        {lines.map(({ key, label, values: each }, at) => (
          <Line
            key={key}
            type="linear"
            dataKey={key}
            stroke={seriesColor(at)}
            strokeWidth={2.5}
            dot={{ r: 3.5, fill: seriesColor(at), strokeWidth: 0 }}
            isAnimationActive={false}
            label={({ x, index = -1 }: { x?: number | string | undefined; index?: number }) =>
              index === lasts[at] ? (
                <EndLabel
                  x={Number(x)}
                  y={places[at] ?? 0}
                  name={label}
                  amount={formatShortPay(each[index] ?? 0, currency)}
                  color={seriesColor(at)}
                />
              ) : (
                <g />
              )
            }
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

interface EndLabelProps {
  x: number;
  y: number;
  name: string;
  amount: string;
  color: string;
}

function EndLabel({ x, y, name, amount, color }: EndLabelProps) {
  const [first, second] = halves(name);
  return (
    <g transform={`translate(${x + 12} ${y})`} fontSize="12">
      <rect x="-2" y="-6" width="4" height="12" fill={color} />
      <text x="7" y={second ? -3 : 4} fill="var(--ink)">
        {second ? first : `${first} ${amount}`}
      </text>
      {second && (
        <text x="7" y="11" fill="var(--ink)">
          {second} {amount}
        </text>
      )}
    </g>
  );
}

/** A long name in two lines, broken at the space nearest to its middle. */
function halves(name: string): readonly [string, string | null] {
  if (name.length <= 12) return [name, null];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  )[0];
  return middle === undefined ? [name, null] : [name.slice(0, middle), name.slice(middle + 1)];
}
