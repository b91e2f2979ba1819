import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WeeklyReport } from '../api/weekly-report';
import { useData } from '../../../queries/use-data';
import { ReportFigures } from '../figures/report-figures';
import { ReportEditor } from '../text/report-editor';
import { NewsletterPanel } from '../newsletter/newsletter-panel';
import { HandOverPanel } from './hand-over-panel';
import { PublishPanel } from './publish-panel';
import { jobsQueries } from '../queries';

/** All steps of a report, in their order. */
export function ReportWorkspace({ initial }: { initial: WeeklyReport }): ReactNode {
  const [report, setReport] = useState(initial);
  const [isDirty, setDirty] = useState(false);
  const { data: post = null } = useData(jobsQueries.post(report.postId));
  const isPublished = report.status === 'published' && post !== null;
  return (
    <>
      <ReportFigures figures={report.figures} />
      <ReportEditor report={report} onChange={setReport} onDirty={setDirty} />
      <PublishPanel report={report} post={post} isDirty={isDirty} onChange={setReport} />
      <NewsletterPanel week={report.week} isPublished={isPublished} />
      <HandOverPanel report={report} slug={isPublished ? post.fields.slug : null} />
    </>
  );
}
