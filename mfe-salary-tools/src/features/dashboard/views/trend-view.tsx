import { formatPay, formatPeriod, formatShortPay } from '@talent/sdk/format';
import { roleColor } from '@talent/ui/chart-color';
import { LineChart } from '@talent/ui/line-chart';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import { trendFinding } from '../../../content/findings';
import { trendPeriods } from './trend-periods';

const { trend: text, table, chart } = dashboard;

/** Medians year by year as lines, under what they show. */
export function TrendView({ model }: { model: DashboardModel }) {
  const { currency, measure } = model;
  const histories = model.trend.filter(({ bands }) => bands.length > 0);
  const periods = trendPeriods(histories.map(({ bands }) => bands));
  if (periods.length === 0) return <p className="border-l-2 border-ink pl-4">{text.none}</p>;
  if (periods.length === 1) return <p className="border-l-2 border-ink pl-4">{text.single}</p>;
  const names = new Map(
    histories.flatMap(({ bands }) => bands.map(({ year, period }) => [String(year), period])),
  );
  return (
    <LineChart
      headline={trendFinding(histories) ?? text.title}
      subtitle={`${text.title}: ${measure.subtitle}, ${chart.unit[currency]}`}
      series={histories.map(({ role, label, bands }) => ({
        key: role,
        label,
        color: roleColor(role),
        points: bands.map(({ year, p50, n }) => ({
          at: String(year),
          value: p50,
          isSmall: n !== null && n < SMALL_SAMPLE,
        })),
      }))}
      atLabel={table.year}
      format={(amount) => formatPay(amount, currency)}
      formatShort={(amount) => formatShortPay(amount, currency)}
      formatAt={(year) => formatPeriod(names.get(year) ?? year)}
    />
  );
}
