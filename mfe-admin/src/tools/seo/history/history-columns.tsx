import type { StoredReport } from '@talent/sdk/seo-metrics';
import { historyTexts } from '../content/seo-dashboard';
import { lengthOf } from '../../../site-pages/length-of';
import { recommend } from '../analyzer/recommend';
import { RowButton } from '../../../table/row-button';
import type { ToolColumn } from '../../../table/tool-table';
import { formatUtc } from '../../../time/utc';

/** What the table of earlier reports shows; lengths are in characters. */
export function historyColumns(
  onOpen: (report: StoredReport) => void,
): readonly ToolColumn<StoredReport>[] {
  return [
    {
      key: 'page',
      label: 'Page',
      sortable: true,
      value: ({ pagePath }) => pagePath,
      cell: (report) => (
        <RowButton
          aria-label={historyTexts.open(report.pagePath, formatUtc(report.analysedAt))}
          onClick={() => onOpen(report)}
        >
          {report.pagePath}
        </RowButton>
      ),
    },
    {
      key: 'analysed_at',
      label: 'Time, UTC',
      sortable: true,
      value: ({ analysedAt }) => analysedAt,
      cell: ({ analysedAt }) => (
        <time dateTime={analysedAt} className="whitespace-nowrap">
          {formatUtc(analysedAt)}
        </time>
      ),
    },
    figure('to_improve', 'To improve', (report) => recommend(report).length),
    figure('title_length', 'Title length', ({ pageTitle }) => lengthOf(pageTitle)),
    figure('description_length', 'Description length', ({ metaDescription }) =>
      lengthOf(metaDescription),
    ),
    figure('h1', 'h1', ({ headingStructure }) => headingStructure.h1),
    figure(
      'images_without_alt',
      'Images without alt',
      ({ imageAltTags, imageCount }) => imageCount - imageAltTags,
    ),
    figure('internal_links', 'Internal links', ({ internalLinks }) => internalLinks),
    figure('external_links', 'External links', ({ externalLinks }) => externalLinks),
    figure('load_time_ms', 'Load time, ms', ({ loadTime }) => Math.round(loadTime)),
  ];
}

function figure(
  key: string,
  label: string,
  value: (report: StoredReport) => number,
): ToolColumn<StoredReport> {
  return { key, label, align: 'end', sortable: true, value };
}
