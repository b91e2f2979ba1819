import { downloadFile } from '@talent/page-parts/download-file';
import { notify } from '@talent/sdk';
import { FieldError } from '@talent/ui/field-error';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { TypedConfirm } from '../../../step-up/typed-confirm';
import { PersonDataError, erasePerson, exportPerson } from '../api/person-data';
import type { PersonRecord } from '../api/record';
import { dataTexts as text } from '../content/person';
import { refreshRecord } from '../queries';

/** Everything that is stored about a person: as one file, or erased. */
export function DataPanel(props: { record: PersonRecord; onErased: () => void }): ReactNode {
  const { record, onErased } = props;
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
        <ToolButton
          onClick={() => exporting.mutate()}
          isPending={exporting.isPending}
          pending={text.exporting}
        >
          {text.export}
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

/** Asks to type the address before everything under it is deleted. */
export function EraseDialog(props: {
  record: PersonRecord;
  onClose: () => void;
  onErased: () => void;
}): ReactNode {
  const { record, onClose, onErased } = props;
  return (
    <TypedConfirm
      title={text.eraseTitle(record.name)}
      email={record.email}
      hint={record.email}
      texts={{ ...text, working: text.erasing }}
      act={() => erasePerson(record.id)}
      onDone={({ records, files, filesLeft, hasStaffAccount }) => {
        const more = [
          ...(filesLeft > 0 ? [text.filesLeft(filesLeft)] : []),
          ...(hasStaffAccount ? [text.account] : []),
        ];
        notify({
          title: text.erased(records, files),
          ...(more.length > 0 && { description: more.join(' ') }),
          tone: 'success',
        });
        onErased();
      }}
      failed={(error) =>
        error instanceof PersonDataError && error.code === 'gone' ? text.gone : text.eraseFailed
      }
      onClose={onClose}
    >
      <p className="mt-2">{text.eraseText}</p>
      <p className="mt-2">{text.others}</p>
    </TypedConfirm>
  );
}
