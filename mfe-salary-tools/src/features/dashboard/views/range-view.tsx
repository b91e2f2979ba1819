import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay, formatShortPay } from '@talent/sdk/format';
import { roleColor } from '@talent/ui/chart-color';
import { RangeChart, type RangeRow } from '@talent/ui/range-chart';
import { payDomain } from '../../../calculations/bands/pay-domain';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { formatSample } from '../../../content/reported-ranges';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import { rangeFinding } from '../../../content/findings';
import type { FigureViewProps } from './figure-button';
import { FiguresTable } from './figures-table';

const { chart, table, filters } = dashboard;

/** The compared ranges as a chart under its finding; nothing where no role has a median. */
export function RangeView({ model }: { model: DashboardModel }) {
  const { bands, measure, currency, label, results } = model;
  const headline = rangeFinding(bands.map((band) => ({ label: label(band.role), band })));
  if (headline === null) return null;
  const { words, lowHigh, smallRange } = chart;
  return (
    <RangeChart
      headline={headline}
      subtitle={`${measure.subtitle}, ${chart.unit[currency]}`}
      domain={payDomain(bands)}
      rows={results.flatMap(({ role, status }) => {
        if (status === 'locked') {
          return [{ ...noFigures, key: role, label: label(role), missing: filters.locked }];
        }
        const band = bands.find((each) => each.role === role);
        return band ? [toRow(band, label(role))] : [];
      })}
      words={{
        ...words,
        small: smallRange,
        ...(measure.hasQuartiles ? {} : { ...table.lowHigh, whisker: lowHigh }),
      }}
      rowLabel={table.role}
      format={(amount) => formatPay(amount, currency)}
      formatShort={(amount) => formatShortPay(amount, currency)}
    />
  );
}

/** The compared ranges as a table; nothing where no role has a row. */
export function RangeTable({ model, onOpen }: FigureViewProps) {
  const { bands, measure, currency } = model;
  if (bands.length === 0) return null;
  return (
    <FiguresTable
      model={model}
      bands={bands}
      caption={`${measure.caption} (${chart.unit[currency]})`}
      onOpen={onOpen}
    />
  );
}

const noFigures = { p25: null, p50: null, p75: null } as const;

function toRow(band: SalaryBand, label: string): RangeRow {
  const sample = formatSample(band);
  return {
    key: band.key,
    label,
    detail: sample === null ? undefined : `${chart.basedOn} ${sample}`,
    color: roleColor(band.role),
    ...(band.suppressed
      ? { ...noFigures, missing: table.suppressed }
      : { p10: band.p10, p25: band.p25, p50: band.p50, p75: band.p75, p90: band.p90 }),
    isSmall: band.n !== null && band.n < SMALL_SAMPLE,
  };
}
