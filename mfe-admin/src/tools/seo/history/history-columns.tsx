import type { StoredReport } from '@talent/sdk/seo-metrics';
import { historyTexts } from '../content/seo-dashboard';
import { lengthOf } from '../../../site-pages/length-of';
import { recommend } from '../analyzer/recommend';
import { RowButton } from '../../../table/row-button';
import { figureColumn, timeColumn } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
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
    timeColumn('analysed_at', 'Time, UTC', ({ analysedAt }) => analysedAt),
    figureColumn('to_improve', 'To improve', (report) => recommend(report).length),
    figureColumn('title_length', 'Title length', ({ pageTitle }) => lengthOf(pageTitle)),
    figureColumn('description_length', 'Description length', ({ metaDescription }) =>
      lengthOf(metaDescription),
    ),
    figureColumn('h1', 'h1', ({ headingStructure }) => headingStructure.h1),
    figureColumn(
      'images_without_alt',
      'Images without alt',
      ({ imageAltTags, imageCount }) => imageCount - imageAltTags,
    ),
    figureColumn('internal_links', 'Internal links', ({ internalLinks }) => internalLinks),
    figureColumn('external_links', 'External links', ({ externalLinks }) => externalLinks),
    figureColumn('load_time_ms', 'Load time, ms', ({ loadTime }) => Math.round(loadTime)),
  ];
}
