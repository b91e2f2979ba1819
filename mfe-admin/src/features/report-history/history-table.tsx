import type { StoredReport } from '@talent/sdk/seo-metrics';
import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import { historyTexts } from '../../content/seo-dashboard';
import { formatUtc } from '../seo-analyser/format-utc';
import { lengthOf, recommend } from '../seo-analyser/recommend';

/** How many reports are shown, as specified. */
const shownReports = 10;

/** The latest reports, newest first. */
export function HistoryTable({ reports }: { reports: readonly StoredReport[] }): ReactNode {
  if (reports.length === 0) return <p className="text-ink-muted">{historyTexts.empty}</p>;
  return (
    <DataTable caption={historyTexts.caption} captionHidden>
      <thead>
        <tr>
          <th scope="col" className="md:min-w-44">
            Page
          </th>
          <th scope="col">Time, UTC</th>
          {figures.map(({ label }) => (
            <th key={label} scope="col" className="numeric">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {latest(reports).map((report, index) => (
          <tr key={`${report.analysedAt} ${index}`}>
            <th scope="row" className="break-words">
              {report.pagePath}
            </th>
            <td className="whitespace-nowrap">
              <time dateTime={report.analysedAt}>{formatUtc(report.analysedAt)}</time>
            </td>
            {figures.map(({ label, of }) => (
              <td key={label} className="numeric">
                {of(report)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const figures: readonly { label: string; of: (report: StoredReport) => string | number }[] = [
  { label: 'To improve', of: (report) => recommend(report).length },
  { label: 'Title length', of: ({ pageTitle }) => lengthOf(pageTitle) },
  { label: 'Description length', of: ({ metaDescription }) => lengthOf(metaDescription) },
  { label: 'h1', of: ({ headingStructure }) => headingStructure.h1 },
  {
    label: 'Images with alt',
    of: ({ imageAltTags, imageCount }) => `${imageAltTags} of ${imageCount}`,
  },
  { label: 'Internal links', of: ({ internalLinks }) => internalLinks },
  { label: 'External links', of: ({ externalLinks }) => externalLinks },
  { label: 'Load time, ms', of: ({ loadTime }) => loadTime },
];

function latest(reports: readonly StoredReport[]): StoredReport[] {
  return reports.slice(-shownReports).reverse();
}
