import { FieldError } from '@talent/ui/field-error';
import { useId, type ReactNode } from 'react';
import { SiteLink } from '../../../controls/site-link';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/query-part';
import { useChange } from '../../../queries/use-data';
import { NewestNote } from '../../../table/newest-note';
import { fetchCvLink } from '../api/person-data';
import type { PersonRecord } from '../api/record';
import { kindLabels, peoplePath } from '../content/people';
import {
  cvTexts,
  dataTexts,
  duplicateTexts,
  historyTexts,
  mailTexts,
  noteTexts,
  recordTexts,
  workTexts,
} from '../content/person';
import { DUPLICATES_SHOWN, peopleQueries, refreshRecord } from '../queries';
import { StageBadge } from '../stage-badge';
import { useAssignees } from '../use-assignees';
import { BounceNotice } from './bounce-notice';
import { DataPanel } from './data-panel';
import { History } from './history';
import { MailThread } from './mail-thread';
import { Notes } from './notes';
import { RequestFacts } from './request-facts';
import { WorkPanel } from './work-panel';

/** A record: what a person sent, and the work of staff beside it. On a phone the work comes first. */
export function RecordView(props: { record: PersonRecord; onErased: () => void }): ReactNode {
  const { record, onErased } = props;
  const { id } = record;
  const assignees = useAssignees();
  const { nameOf } = assignees;
  return (
    <>
      <BounceNotice record={record} />
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
            <Notes recordId={id} nameOf={nameOf} />
          </RecordPart>
          <RecordPart title={mailTexts.title}>
            <MailThread record={record} nameOf={nameOf} />
          </RecordPart>
          <RecordPart title={historyTexts.title}>
            <History recordId={id} nameOf={nameOf} />
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
    </>
  );
}

function RecordPart({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-rule min-w-0 border-t pt-4 pb-8">
      <h2 id={titleId} className="font-display mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Downloads the resume of an application with a link of five minutes. A file from outside is never opened as a page of this site. */
function CvPanel(props: {
  recordId: string;
  application: { id: string; cv_bytes: number };
}): ReactNode {
  const { recordId, application } = props;
  const link = useChange({
    failure: 'A resume was not opened',
    mutationFn: () => fetchCvLink(application.id),
    onSuccess: (url) => {
      window.location.assign(url);
      refreshRecord(recordId);
    },
  });
  return (
    <div>
      <p className="text-ink-muted mb-2 text-sm">
        {`${cvTexts.size(application.cv_bytes)}. ${cvTexts.noted}`}
      </p>
      <ToolButton
        onClick={() => link.mutate()}
        isPending={link.isPending}
        pending={cvTexts.opening}
      >
        {cvTexts.open}
      </ToolButton>
      {link.isError && <FieldError id="cv-failed">{cvTexts.failed}</FieldError>}
    </div>
  );
}

function Duplicates({ recordId }: { recordId: string }): ReactNode {
  return (
    <Loaded query={peopleQueries.duplicates(recordId)} texts={duplicateTexts}>
      {(found) =>
        found.length === 0 ? (
          <p className="text-ink-muted text-sm">{duplicateTexts.none}</p>
        ) : (
          <>
            <ul className="grid gap-3 text-sm">
              {found.map(({ id, name, subject, kind, reference, stage, same }) => (
                <li key={id}>
                  <SiteLink tone="ink" to={`${peoplePath}/${id}`}>
                    {name}
                  </SiteLink>{' '}
                  <StageBadge stage={stage} />
                  <span className="text-ink-muted block text-xs break-words">
                    {`${kindLabels[kind]} ${reference}: ${subject}; ${same.map((reason) => duplicateTexts.same[reason] ?? reason).join(', ')}`}
                  </span>
                </li>
              ))}
            </ul>
            <NewestNote shown={found.length} most={DUPLICATES_SHOWN} />
          </>
        )
      }
    </Loaded>
  );
}
