import { reportText } from '@talent/jobs/report-text';
import type { ReactNode } from 'react';
import { differ } from '../api/report-words';
import type { StepProps } from '../steps/step-props';
import { MeasureAgain } from '../text/measure-again';
import { ReportFigures } from './report-figures';

/** The figures of the week, and counting them again. */
export function MeasureStep({ report, writing }: StepProps): ReactNode {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <MeasureAgain
          writing={writing}
          isEdited={differ(writing.words, reportText(report.figures))}
        />
      </div>
      <ReportFigures figures={report.figures} />
    </>
  );
}
