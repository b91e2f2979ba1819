import { formatPay, formatPeriod } from '@talent/sdk/format';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import { LazyChart } from './lazy-chart';
import { trendPeriods } from './trend-periods';

const { trend: text, chart } = dashboard;

/** Medians year by year as lines. */
export function TrendView({ model }: { model: DashboardModel }) {
  const series = model.trend.filter(({ bands }) => bands.length > 0);
  const periods = trendPeriods(series.map(({ bands }) => bands));
  if (periods.length === 0) return <p className="border-l-2 border-ink pl-4">{text.none}</p>;
  const lines = series.map(({ role, label }, at) => ({
    key: role,
    label,
    values: periods.map(({ bands }) => bands[at]?.p50 ?? null),
  }));
  const drawn = lines.filter(({ values }) => values.some((value) => value !== null));
  const { currency } = model;
  const summary = drawn.map(({ label, values }) => {
    const known = values.filter((value) => value !== null);
    const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
    return `${label} from ${formatPay(first, currency)} to ${formatPay(last, currency)}`;
  });
  return (
    <>
      <h3 className="mb-1 text-subheading">{text.title}</h3>
      <p className="mb-4 text-sm text-ink-muted">{chart.unit[currency]}</p>
      {periods.length > 1 && drawn.length > 0 ? (
        <LazyChart
          kind="trend"
          currency={currency}
          years={periods.map(({ period }) => formatPeriod(period))}
          lines={drawn}
          summary={`Line chart of medians by year: ${summary.join('; ')}.`}
        />
      ) : (
        <p className="border-l-2 border-ink pl-4">{text.single}</p>
      )}
    </>
  );
}
