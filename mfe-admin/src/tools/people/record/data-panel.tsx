import { downloadFile } from '@talent/page-parts/download-file';
import { notify } from '@talent/sdk';
import { FieldError } from '@talent/ui/field-error';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import type { PersonRecord } from '../api/fetch-person';
import { exportPerson } from '../api/person-data';
import { dataTexts as text } from '../content/person';
import { refreshRecord } from '../queries';
import { EraseDialog } from './erase-dialog';

interface DataPanelProps {
  record: PersonRecord;
  /** Nothing of the person is left. */
  onErased: () => void;
}

/** Everything that is stored about a person: as one file, or erased. */
export function DataPanel({ record, onErased }: DataPanelProps): ReactNode {
  const [isErasing, setErasing] = useState(false);
  const exporting = useChange({
    failure: 'The data of a person was not exported',
    mutationFn: () => exportPerson(record.id),
    onSuccess: (data) => {
      const written = JSON.stringify(data, null, 2);
      downloadFile(`${record.reference}-data.json`, 'application/json', written);
      const isWhole = data.files.every(({ base64 }) => base64 !== null);
      notify(
        isWhole
          ? { title: text.exported, tone: 'success' }
          : { title: text.exportIncomplete, tone: 'error' },
      );
      refreshRecord(record.id);
    },
  });
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-ink-muted">{text.lede}</p>
      <div className="flex flex-wrap gap-2">
        <ToolButton isBlocked={exporting.isPending} onClick={() => exporting.mutate()}>
          <PendingLabel isPending={exporting.isPending} pending={text.exporting}>
            {text.export}
          </PendingLabel>
        </ToolButton>
        <ToolButton onClick={() => setErasing(true)}>{text.erase}</ToolButton>
      </div>
      {exporting.isError && <FieldError id="export-failed">{text.exportFailed}</FieldError>}
      {isErasing && (
        <EraseDialog record={record} onClose={() => setErasing(false)} onErased={onErased} />
      )}
    </div>
  );
}
