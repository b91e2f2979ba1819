import { jobCountries } from '@talent/jobs/job-words';
import type { ReportFigures } from '@talent/jobs/report-figures';
import { amountOf, wordOf } from '@talent/jobs/report-words';
import { DataTable } from '@talent/ui/data-table';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { figureTexts } from '../../content/jobs-report';

/** What public sources say about the pay of roles that are open, with source and edition. */
export function BandTable({ bands }: { bands: ReportFigures['bands'] }): ReactNode {
  if (bands.length === 0) return null;
  const attributions = new Set(bands.map(({ attribution }) => attribution).filter(Boolean));
  return (
    <DataTable
      caption={figureTexts.bands}
      className="mt-8"
      source={[...attributions].map((line) => (
        <p key={line} className="text-ink-muted text-sm">
          {line}
        </p>
      ))}
    >
      <thead>
        <tr>
          {figureTexts.bandColumns.map((column, at) => (
            <th key={column} scope="col" className={at > 2 && at < 7 ? 'numeric' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={`${band.role} ${band.country} ${band.source}`}>
            <th scope="row">{wordOf(band.role)}</th>
            <td>{jobCountries[band.country]}</td>
            <td>{band.period}</td>
            <td className="numeric">{band.n?.toLocaleString('en-US') ?? 'not published'}</td>
            {([band.p25, band.median, band.p75] as const).map((value, at) => (
              <td key={at} className="numeric">
                {value === null ? 'not published' : amountOf(band.currency, value)}
              </td>
            ))}
            <td className="min-w-56">
              <Link href={band.url}>{band.source}</Link>, {band.edition}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
