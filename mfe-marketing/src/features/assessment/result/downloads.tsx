import type { AssessmentResult } from '@talent/api/assessment/attempt';
import { downloadFile } from '@talent/page-parts/download-file';
import { useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { assessmentText } from '../content/assessment-text';
import { factsOf } from './points-text';
import { reportPage } from './report-page';
import { reportText } from './report-text';

const { result: text } = assessmentText;

/** The report as files, made here from what is shown. */
export function Downloads({ result }: { result: AssessmentResult }) {
  const { brand } = useSite();
  const name = `${text.fileName}-${factsOf(result).day}`;
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <h3 className="text-subheading">{text.download}</h3>
      <p className="mt-2 text-sm text-ink-muted">{text.downloadNote}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button
          variant="secondary"
          onClick={() => downloadFile(`${name}.html`, 'text/html', reportPage(result, brand))}
        >
          {text.asPage}
        </Button>
        <Button
          variant="secondary"
          onClick={() => downloadFile(`${name}.txt`, 'text/plain', reportText(result, brand))}
        >
          {text.asText}
        </Button>
      </div>
    </div>
  );
}
