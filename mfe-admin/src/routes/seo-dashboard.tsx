import { useSite } from '@talent/sdk';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { historyTexts, reportTexts, seoDashboard } from '../content/seo-dashboard';
import { strategyTexts } from '../content/seo-strategy';
import { HistorySection } from '../features/report-history/history-section';
import { useReportHistory } from '../features/report-history/use-report-history';
import type { PageReport } from '../features/seo-analyser/analyse-page';
import { AnalysisResult } from '../features/seo-analyser/analysis-result';
import { PathForm } from '../features/seo-analyser/path-form';
import { siteOrigins } from '../features/seo-analyser/site-origins';
import { useAnalysis } from '../features/seo-analyser/use-analysis';
import { useSitePaths } from '../features/seo-analyser/use-site-paths';
import { StrategySection } from '../features/seo-strategy/strategy-section';
import { ToolPage } from '../features/tool-frame/tool-page';
import { ToolSection } from '../features/tool-frame/tool-section';

/** The SEO dashboard: one form, one report, the reports before it, and plans made of them. */
export default function SeoDashboard(): ReactNode {
  const site = useSite();
  const origins = useMemo(() => siteOrigins(site.origin), [site.origin]);
  const sitePaths = useSitePaths(origins);
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
