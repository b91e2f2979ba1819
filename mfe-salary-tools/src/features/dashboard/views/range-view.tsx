import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPeriod } from '@talent/sdk/format';
import { moneyFormats } from '../../../content/country-money';
import { roleColor } from '@talent/ui/chart-color';
import { DataTable } from '@talent/ui/data-table';
import { ExplainedTerm } from '@talent/ui/explained-term';
import { Link } from '@talent/ui/link';
import { RangeChart } from '@talent/ui/range-chart';
import { payDomain } from '../../../calculations/bands/pay-domain';
import { figureNames } from '../../../calculations/bands/place/percentile';
import { rangeFinding } from '../../../content/findings';
import { toRangeRow } from '../../../content/range-row';
import { formatAllRows, formatSample } from '../../../content/reported-ranges';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import { FigureButton, type FigureViewProps } from './figure-button';
import { FigureHead, SampleHead, TooFew, figureHeads } from './figure-head';
import { FiguresSource } from './figures-source';

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
        return band ? [toRangeRow(band, label(role), roleColor(role))] : [];
      })}
      words={{
        ...words,
        small: smallRange,
        ...(measure.hasQuartiles ? {} : { ...table.lowHigh, whisker: lowHigh }),
      }}
      rowLabel={table.role}
      {...moneyFormats(currency)}
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

interface FiguresTableProps extends FigureViewProps {
  bands: readonly SalaryBand[];
  caption: string;
}

function FiguresTable({ model, bands, caption, onOpen }: FiguresTableProps) {
  const { measure } = model;
  const heads = figureHeads(measure);
  const figures = figureNames.filter((figure) => heads[figure] !== undefined);
  const hasAllRows = measure.counts === 'postings';
  return (
    <DataTable
      caption={caption}
      source={<FiguresSource model={model} />}
      className="mt-8"
      heads={[
        table.role,
        { name: table.basedOn, head: <SampleHead {...measure} /> },
        ...figures.map((figure) => ({
          name: heads[figure] ?? '',
          head: <FigureHead figure={figure} name={heads[figure] ?? ''} />,
        })),
        ...(hasAllRows
          ? [
              {
                name: table.allRows,
                head: (
                  <ExplainedTerm meaning={table.meanings.allRows}>{table.allRows}</ExplainedTerm>
                ),
              },
            ]
          : []),
        table.period,
        table.source,
      ]}
      strong={figures.indexOf('p50') + 2}
      rows={bands.map((band) => ({
        key: band.key,
        name: (
          <>
            <span>{model.label(band.role)}</span>
            {band.occupation && (
              <span className="block text-sm font-normal text-ink-muted">{band.occupation}</span>
            )}
          </>
        ),
        cells: [
          formatSample(band) ?? table.notPublished,
          ...figures.map((figure) => {
            if (!band.suppressed)
              return <FigureButton key={figure} band={band} figure={figure} onOpen={onOpen} />;
            return figure === 'p50' ? <TooFew key={figure} /> : table.notPublished;
          }),
          ...(hasAllRows ? [formatAllRows(band)] : []),
          formatPeriod(band.period),
          <Link key="source" tone="ink" href={`#source-${band.source}`}>
            {measure.short}
          </Link>,
        ],
      }))}
    />
  );
}
