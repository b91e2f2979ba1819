import { Link, useSearchParams } from '@talent/sdk';
import { lastFullWeek, mondayOfName, weekName } from '@talent/jobs/iso-week';
import { Button } from '@talent/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { jobImportPath, reportTexts } from '../tools/jobs/content/jobs-report';
import { ReportOfWeek } from '../tools/jobs/report/report-of-week';
import { WeekChooser } from '../tools/jobs/report/week-chooser';
import { ToolPage } from '../frame/tool-page';

// Below the report, and about every week.
const EveryWeek = lazy(async () => ({
  default: (await import('../tools/jobs/report/every-week')).EveryWeek,
}));

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
      <Suspense>
        <EveryWeek now={now} />
      </Suspense>
    </ToolPage>
  );
}
