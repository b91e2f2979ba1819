import { Link } from '@talent/sdk';
import { Link as TextLink } from '@talent/ui/link';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { jobsReportPath } from '../tools/jobs/content/jobs-report';
import { importTexts } from '../tools/jobs/content/jobs-report-import';
import { ImportHistory } from '../tools/jobs/import/import-history';
import { ImportRules } from '../tools/jobs/import/import-rules';
import { JobImport } from '../tools/jobs/import/job-import';
import { ToolPage } from '../frame/tool-page';

/** `/weekly-ai-jobs-report/import`: takes a feed of postings in, after it was checked. */
export default function JobImportPage(): ReactNode {
  const [imports, setImports] = useState(0);
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
      <JobImport onImported={() => setImports((count) => count + 1)} />
      <ImportRules />
      <ImportHistory refresh={imports} />
    </ToolPage>
  );
}
