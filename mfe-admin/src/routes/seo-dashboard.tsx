import { useSite } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { TooltipArea } from '@talent/ui/tooltip';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { historyTexts, reportTexts, seoDashboard } from '../content/seo-dashboard';
import { HistorySection } from '../features/report-history/history-section';
import { useReportHistory } from '../features/report-history/use-report-history';
import type { PageReport } from '../features/seo-analyser/analyse-page';
import { AnalysisResult } from '../features/seo-analyser/analysis-result';
import { PathForm } from '../features/seo-analyser/path-form';
import { siteOrigins } from '../features/seo-analyser/site-origins';
import { useAnalysis } from '../features/seo-analyser/use-analysis';
import { useSitePaths } from '../features/seo-analyser/use-site-paths';
import { ToolHeader } from '../features/tool-frame/tool-header';
import { ToolSection } from '../features/tool-frame/tool-section';

/** The SEO dashboard: one form, one report, the reports before it. */
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
  const [analysis, run] = useAnalysis(origins, keep);
  const analysePath = (path: string): void => void run(path);

  return (
    <TooltipArea>
      <ToolHeader />
      <Container width="wide" className="pb-16">
        <div className="grid gap-x-10 gap-y-6 pt-8 lg:grid-cols-2">
          <header>
            <h1 className="text-heading">{seoDashboard.title}</h1>
            <p className="text-ink-muted mt-2 max-w-prose">{seoDashboard.lede}</p>
          </header>
          <PathForm
            sitePaths={sitePaths}
            working={analysis.status === 'working'}
            onPick={analysePath}
          />
        </div>
        <ToolSection title={reportTexts.heading}>
          <AnalysisResult analysis={analysis} onRetry={analysePath} />
        </ToolSection>
        <ToolSection title={historyTexts.heading}>
          <HistorySection history={history} />
        </ToolSection>
      </Container>
    </TooltipArea>
  );
}
