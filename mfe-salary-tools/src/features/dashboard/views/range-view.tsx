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
  return (
    <DataTable caption={caption} source={<FiguresSource model={model} />} className="mt-8">
      <thead>
        <tr>
          <th scope="col">{table.role}</th>
          <th scope="col" className="text-end">
            <SampleHead {...measure} />
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="text-end">
              <FigureHead figure={figure} name={heads[figure] ?? ''} />
            </th>
          ))}
          {measure.counts === 'postings' && (
            <th scope="col" className="text-end">
              <ExplainedTerm meaning={table.meanings.allRows}>{table.allRows}</ExplainedTerm>
            </th>
          )}
          <th scope="col">{table.period}</th>
          {/* On paper the note under the table says it. */}
          <th scope="col" className="print:hidden">
            {table.source}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.key}>
            <th scope="row">
              <span>{model.label(band.role)}</span>
              {band.occupation && (
                <span className="block text-sm font-normal text-ink-muted">{band.occupation}</span>
              )}
            </th>
            <td className="numeric">{formatSample(band) ?? table.notPublished}</td>
            {band.suppressed ? (
              <td colSpan={figures.length} className="text-center whitespace-nowrap text-ink-muted">
                <TooFew />
              </td>
            ) : (
              figures.map((figure) => (
                <td key={figure} className={figure === 'p50' ? 'numeric font-semibold' : 'numeric'}>
                  <FigureButton band={band} figure={figure} onOpen={onOpen} />
                </td>
              ))
            )}
            {measure.counts === 'postings' && (
              <td className="numeric text-ink-muted">{formatAllRows(band)}</td>
            )}
            <td className="whitespace-nowrap">{formatPeriod(band.period)}</td>
            <td className="whitespace-nowrap print:hidden">
              <Link tone="ink" href={`#source-${band.source}`}>
                {measure.short}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
