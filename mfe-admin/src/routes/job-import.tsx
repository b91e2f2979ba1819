import { Link } from '@talent/sdk';
import { Link as TextLink } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { ToolPage } from '../frame/tool-page';
import { jobsReportPath } from '../tools/jobs/content/jobs-report';
import { importTexts } from '../tools/jobs/content/jobs-report-import';
import { ImportHistory } from '../tools/jobs/import/import-history';
import { ImportRules } from '../tools/jobs/import/import-rules';
import { JobImport } from '../tools/jobs/import/job-import';

/** `/weekly-ai-jobs-report/import`: imports a feed of postings after a check. */
export default function JobImportPage(): ReactNode {
  return (
    <ToolPage
      title={importTexts.title}
      lede={importTexts.lede}
      actions={
        <TextLink asChild tone="ink">
          <Link to={jobsReportPath}>{importTexts.back}</Link>
        </TextLink>
      }
    >
      <JobImport />
      <ImportRules />
      <ImportHistory />
    </ToolPage>
  );
}
