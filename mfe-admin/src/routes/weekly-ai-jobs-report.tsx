import { lastFullWeek, mondayOfName, weekName } from '@talent/jobs/iso-week';
import { useNavigate, useSearchParams } from '@talent/sdk';
import { useState } from 'react';
import { ButtonLink } from '../controls/site-link';
import { ToolPage } from '../frame/tool-page';
import { lazyPart } from '../lazy/lazy-part';
import { jobImportPath, jobsReportPath, reportTexts } from '../tools/jobs/content/jobs-report';
import { ReportOfWeek, WeekChooser } from '../tools/jobs/report/report-of-week';
import { readStep, type StepName } from '../tools/jobs/steps/step-props';

// Below the report, and about every week.
const EveryWeek = lazyPart(
  async () => (await import('../tools/jobs/report/every-week')).EveryWeek,
  null,
);

/** `/weekly-ai-jobs-report?week=2026-W47&step=write`: the report of one week; the last whole one, at the step to do, by default. */
export default function WeeklyAiJobsReport() {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const week = mondayOfName(parameters.get('week') ?? '') ?? lastFullWeek(now);
  const addressOf = (step: StepName): string =>
    `${jobsReportPath}?week=${weekName(week)}&step=${step}`;
  return (
    <ToolPage
      title={reportTexts.title}
      lede={reportTexts.lede}
      actions={<ButtonLink to={jobImportPath}>{reportTexts.toImport}</ButtonLink>}
    >
      <WeekChooser
        week={week}
        now={now}
        onChoose={(chosen) => setParameters({ week: weekName(chosen) })}
      />
      <ReportOfWeek
        key={week}
        week={week}
        step={readStep(parameters.get('step'))}
        addressOf={addressOf}
        go={(step) => void navigate(addressOf(step), { preventScrollReset: true })}
      />
      <EveryWeek now={now} />
    </ToolPage>
  );
}
