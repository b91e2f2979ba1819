import { FieldError } from '@talent/ui/field-error';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { fetchCvLink } from '../api/person-data';
import { cvTexts as text } from '../content/person';
import { refreshRecord } from '../queries';

interface CvPanelProps {
  recordId: string;
  application: { id: string; cv_bytes: number };
}

/** Downloads the CV of an application with a link of five minutes. A file from outside is never opened as a page of this site. */
export function CvPanel({ recordId, application }: CvPanelProps): ReactNode {
  const link = useChange({
    failure: 'A CV was not opened',
    mutationFn: () => fetchCvLink(application.id),
    onSuccess: (url) => {
      window.location.assign(url);
      refreshRecord(recordId);
    },
  });
  return (
    <div>
      <p className="text-ink-muted mb-2 text-sm">
        {text.size(application.cv_bytes)}. {text.noted}
      </p>
      <ToolButton isBlocked={link.isPending} onClick={() => link.mutate()}>
        <PendingLabel isPending={link.isPending} pending={text.opening}>
          {text.open}
        </PendingLabel>
      </ToolButton>
      {link.isError && <FieldError id="cv-failed">{text.failed}</FieldError>}
    </div>
  );
}
