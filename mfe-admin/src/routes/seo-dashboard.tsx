import { useSearchParams, useSite } from '@talent/sdk';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { useMemo, useRef } from 'react';
import { ViewLinks, viewOf } from '../controls/view-links';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';
import { useData } from '../queries/use-data';
import { Waiting } from '../queries/query-part';
import { siteOrigins } from '../site-pages/site-origins';
import { ProblemList } from '../tools/crawl/problem/problem-list';
import { AnalysisResult } from '../tools/seo/analyzer/analysis-result';
import { PathForm, useAnalyzer } from '../tools/seo/analyzer/page-form';
import { lazyPart } from '../lazy/lazy-part';
import { connectionTexts } from '../tools/seo/content/connections';
import { historyTexts, reportTexts, seoDashboard } from '../tools/seo/content/seo-dashboard';
import { taskTexts } from '../tools/seo/content/tasks';
import { HistorySection, useReportHistory } from '../tools/seo/history/history-section';
import { seoQueries } from '../tools/seo/queries';

const waiting = <Waiting className="mt-8">{connectionTexts.loading}</Waiting>;
const PlanTask = lazyPart(
  async () => (await import('../tools/seo/tasks/plan-task')).PlanTask,
  waiting,
);
const WatchTask = lazyPart(
  async () => (await import('../tools/seo/tasks/watch-task')).WatchTask,
  waiting,
);

/** The SEO dashboard by task: find problems, plan what to do about them, watch what search engines say. */
export default function SeoDashboard() {
  const [search] = useSearchParams();
  const task = viewOf(taskTexts.tasks, search.get('task'));
  // Kept here, so that reports that may not be stored are there in every task.
  const history = useReportHistory();
  return (
    <ToolPage title={seoDashboard.title} lede={seoDashboard.lede}>
      <ViewLinks label={taskTexts.label} param="task" labels={taskTexts.tasks} shown={task} />
      {task === 'problems' && <FindProblems history={history} />}
      {task === 'plan' && <PlanTask reports={history.reports} />}
      {task === 'watch' && <WatchTask />}
    </ToolPage>
  );
}

/** The problems of the newest crawl, and the report on one page with those before it. */
function FindProblems({ history }: { history: ReturnType<typeof useReportHistory> }) {
  const site = useSite();
  const origins = useMemo(() => siteOrigins(site.origin), [site.origin]);
  const sitePaths = useData(seoQueries.sitePaths(origins));
  const analyzer = useAnalyzer(origins, ({ pagePath, analysedAt, metrics }) =>
    history.add({ pagePath, analysedAt, ...metrics }),
  );
  const report = useRef<HTMLDivElement>(null);
  function open({ pagePath, analysedAt, ...metrics }: StoredReport): void {
    analyzer.show({ pagePath, redirectedTo: null, analysedAt, metrics });
    report.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <>
      <ToolSection title={taskTexts.problems.page}>
        <div className="max-w-2xl">
          <PathForm sitePaths={sitePaths} working={analyzer.isPending} onPick={analyzer.run} />
        </div>
      </ToolSection>
      <div ref={report} className="scroll-mt-28">
        <ToolSection title={reportTexts.heading}>
          <AnalysisResult analyzer={analyzer} />
        </ToolSection>
      </div>
      <ToolSection title={taskTexts.problems.site}>
        <ProblemList />
      </ToolSection>
      <ToolSection title={historyTexts.heading}>
        <HistorySection history={history} onOpen={open} />
      </ToolSection>
    </>
  );
}
