import { useSite } from '@talent/sdk';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { historyTexts, reportTexts, seoDashboard } from '../tools/seo/content/seo-dashboard';
import { strategyTexts } from '../tools/seo/content/seo-strategy';
import { HistorySection } from '../tools/seo/history/history-section';
import { useReportHistory } from '../tools/seo/history/use-report-history';
import type { PageReport } from '../tools/seo/analyzer/analyze-page';
import { AnalysisResult } from '../tools/seo/analyzer/analysis-result';
import { PathForm } from '../tools/seo/analyzer/path-form';
import { siteOrigins } from '../site-pages/site-origins';
import { useAnalysis } from '../tools/seo/analyzer/use-analysis';
import { seoQueries } from '../tools/seo/queries';
import { queryClient } from '../queries/query-client';
import { StrategySection } from '../tools/seo/strategy/strategy-section';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';

/** The SEO dashboard: one form, one report, the reports before it, and plans made of them. */
export default function SeoDashboard(): ReactNode {
  const site = useSite();
  const origins = useMemo(() => siteOrigins(site.origin), [site.origin]);
  const sitePaths = useQuery(seoQueries.sitePaths(origins), queryClient);
  const history = useReportHistory();
  const { add } = history;
  const keep = useCallback(
    ({ pagePath, analysedAt, metrics }: PageReport) => add({ pagePath, analysedAt, ...metrics }),
    [add],
  );
  const [analysis, run, show] = useAnalysis(origins, keep);
  const report = useRef<HTMLDivElement>(null);
  const analysePath = (path: string): void => void run(path);
  const open = useCallback(
    ({ pagePath, analysedAt, ...metrics }: StoredReport): void => {
      show({ pagePath, redirectedTo: null, analysedAt, metrics });
      report.current?.scrollIntoView({ block: 'start' });
    },
    [show],
  );

  return (
    <ToolPage title={seoDashboard.title} lede={seoDashboard.lede}>
      <div className="max-w-2xl">
        <PathForm
          sitePaths={sitePaths}
          working={analysis.status === 'working'}
          onPick={analysePath}
        />
      </div>
      <div ref={report} className="scroll-mt-28">
        <ToolSection title={reportTexts.heading}>
          <AnalysisResult analysis={analysis} onRetry={analysePath} />
        </ToolSection>
      </div>
      <ToolSection title={historyTexts.heading}>
        <HistorySection history={history} onOpen={open} />
      </ToolSection>
      <div id="strategy" className="scroll-mt-28">
        <ToolSection title={strategyTexts.heading}>
          <StrategySection reports={history.reports} />
        </ToolSection>
      </div>
    </ToolPage>
  );
}
