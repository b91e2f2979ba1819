import type { SalaryBand } from '@talent/api/salary/salary-data';
import { DataTable } from '@talent/ui/data-table';
import { ExplainedTerm } from '@talent/ui/explained-term';
import { formatPeriod } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { figureNames } from '../../../calculations/bands/place/percentile';
import { formatAllRows, formatSample } from '../../../content/reported-ranges';
import { dashboard } from '../content/dashboard';
import { FigureButton, type FigureViewProps } from './figure-button';
import { FigureHead, SampleHead, TooFew, figureHeads } from './figure-head';
import { FiguresSource } from './figures-source';

const { table: text } = dashboard;

interface FiguresTableProps extends FigureViewProps {
  bands: readonly SalaryBand[];
  caption: string;
}

/** The figures with their sample, period and source; each opens its details. */
export function FiguresTable({ model, bands, caption, onOpen }: FiguresTableProps) {
  const { measure } = model;
  const heads = figureHeads(measure);
  const figures = figureNames.filter((figure) => heads[figure] !== undefined);
  return (
    <DataTable caption={caption} source={<FiguresSource model={model} />} className="mt-8">
      <thead>
        <tr>
          <th scope="col">{text.role}</th>
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
              <ExplainedTerm meaning={text.meanings.allRows}>{text.allRows}</ExplainedTerm>
            </th>
          )}
          <th scope="col">{text.period}</th>
          {/* On paper the note under the table says it. */}
          <th scope="col" className="print:hidden">
            {text.source}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.key}>
            <th scope="row">
              {model.label(band.role)}
              {band.occupation && (
                <span className="block text-sm font-normal text-ink-muted">{band.occupation}</span>
              )}
            </th>
            <td className="numeric">{formatSample(band) ?? text.notPublished}</td>
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
