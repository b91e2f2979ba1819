import type { ReactNode } from 'react';
import type { PersonRecord } from '../api/fetch-person';
import {
  cvTexts,
  dataTexts,
  duplicateTexts,
  historyTexts,
  noteTexts,
  recordTexts,
  workTexts,
} from '../content/person';
import { mailTexts } from '../content/thread';
import { useAssignees } from '../use-assignees';
import { BounceNotice } from './bounce-notice';
import { CvPanel } from './cv-panel';
import { DataPanel } from './data-panel';
import { Duplicates } from './duplicates';
import { History } from './history';
import { MailThread } from './thread/mail-thread';
import { Notes } from './notes';
import { RecordPart } from './record-part';
import { RequestFacts } from './request-facts';
import { WorkPanel } from './work-panel';

interface RecordViewProps {
  record: PersonRecord;
  onErased: () => void;
}

/** A record: what a person sent, and the work of staff beside it. On a phone the work comes first. */
export function RecordView({ record, onErased }: RecordViewProps): ReactNode {
  const assignees = useAssignees();
  return (
    <>
      <BounceNotice record={record} />
      <RecordParts record={record} assignees={assignees} onErased={onErased} />
    </>
  );
}

interface RecordPartsProps extends RecordViewProps {
  assignees: ReturnType<typeof useAssignees>;
}

function RecordParts({ record, assignees, onErased }: RecordPartsProps): ReactNode {
  const { id } = record;
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <RecordPart title={workTexts.title}>
          <WorkPanel record={record} assignees={assignees} />
        </RecordPart>
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <RecordPart title={recordTexts.request[record.kind]}>
          <RequestFacts record={record} />
        </RecordPart>
        <RecordPart title={noteTexts.title}>
          <Notes recordId={id} nameOf={assignees.nameOf} />
        </RecordPart>
        <RecordPart title={mailTexts.title}>
          <MailThread record={record} nameOf={assignees.nameOf} />
        </RecordPart>
        <RecordPart title={historyTexts.title}>
          <History recordId={id} nameOf={assignees.nameOf} />
        </RecordPart>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        {record.kind === 'application' && (
          <RecordPart title={cvTexts.title}>
            <CvPanel recordId={id} application={record.request} />
          </RecordPart>
        )}
        <RecordPart title={duplicateTexts.title}>
          <Duplicates recordId={id} />
        </RecordPart>
        <RecordPart title={dataTexts.title}>
          <DataPanel record={record} onErased={onErased} />
        </RecordPart>
      </div>
    </div>
  );
}
