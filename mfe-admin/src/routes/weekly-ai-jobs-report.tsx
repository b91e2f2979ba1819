import { Link, useSearchParams } from '@talent/sdk';
import { lastFullWeek, mondayOfName, weekName } from '@talent/jobs/iso-week';
import { Button } from '@talent/ui/button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AlertsPanel } from '../tools/jobs/alerts/alerts-panel';
import { jobImportPath, reportTexts } from '../tools/jobs/content/jobs-report';
import { MarketPanel } from '../tools/jobs/market/market-panel';
import { ReportOfWeek } from '../tools/jobs/report/report-of-week';
import { SchedulePanel } from '../tools/jobs/report/schedule-panel';
import { WeekChooser } from '../tools/jobs/report/week-chooser';
import { ToolPage } from '../frame/tool-page';

/** `/weekly-ai-jobs-report?week=2026-W47`: the report of one week; the last whole one by default. */
export default function WeeklyAiJobsReport(): ReactNode {
  const [parameters, setParameters] = useSearchParams();
  const [now] = useState(() => new Date());
  const week = mondayOfName(parameters.get('week') ?? '') ?? lastFullWeek(now);
  return (
    <ToolPage
      title={reportTexts.title}
      lede={reportTexts.lede}
      actions={
        <Button asChild variant="secondary">
          <Link to={jobImportPath}>{reportTexts.toImport}</Link>
        </Button>
      }
    >
      <WeekChooser
        week={week}
        now={now}
        onChoose={(chosen) => setParameters({ week: weekName(chosen) })}
      />
      <ReportOfWeek key={week} week={week} />
      <AlertsPanel />
      <SchedulePanel />
      <MarketPanel now={now} />
    </ToolPage>
  );
}
