import { useSite } from '@talent/sdk';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { historyTexts, reportTexts, seoDashboard } from '../tools/seo/content/seo-dashboard';
import { strategyTexts } from '../tools/seo/content/seo-strategy';
import { HistorySection, useReportHistory } from '../tools/seo/history/history-section';
import { AnalysisResult } from '../tools/seo/analyzer/analysis-result';
import { PathForm } from '../tools/seo/analyzer/path-form';
import { siteOrigins } from '../site-pages/site-origins';
import { useAnalyzer } from '../tools/seo/analyzer/use-analyzer';
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
  const analyzer = useAnalyzer(origins, ({ pagePath, analysedAt, metrics }) =>
    history.add({ pagePath, analysedAt, ...metrics }),
  );
  const report = useRef<HTMLDivElement>(null);
  function open({ pagePath, analysedAt, ...metrics }: StoredReport): void {
    analyzer.show({ pagePath, redirectedTo: null, analysedAt, metrics });
    report.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <ToolPage title={seoDashboard.title} lede={seoDashboard.lede}>
      <div className="max-w-2xl">
        <PathForm sitePaths={sitePaths} working={analyzer.isPending} onPick={analyzer.run} />
      </div>
      <div ref={report} className="scroll-mt-28">
        <ToolSection title={reportTexts.heading}>
          <AnalysisResult analyzer={analyzer} />
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
