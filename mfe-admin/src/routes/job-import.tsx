import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';
import { jobsReportPath } from '../tools/jobs/content/jobs-report';
import { importTexts } from '../tools/jobs/content/jobs-report-import';
import { ImportHistory } from '../tools/jobs/import/import-tables';
import { JobImport } from '../tools/jobs/import/job-import';

/** `/weekly-ai-jobs-report/import`: imports a feed of postings after a check. */
export default function JobImportPage() {
  return (
    <ToolPage
      title={importTexts.title}
      lede={importTexts.lede}
      link={{ to: jobsReportPath, label: importTexts.back }}
    >
      <JobImport />
      <ToolSection title={importTexts.rules}>
        <ul className="max-w-prose list-disc space-y-2 ps-5">
          {importTexts.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </ToolSection>
      <ImportHistory />
    </ToolPage>
  );
}
