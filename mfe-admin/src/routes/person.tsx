import { useNavigate, useParams } from '@talent/sdk';
import type { ReactNode } from 'react';
import { ToolPage } from '../frame/tool-page';
import { QueryPart } from '../queries/query-part';
import { useData } from '../queries/use-data';
import { peoplePath } from '../tools/people/content/people';
import { recordTexts as text } from '../tools/people/content/person';
import { peopleQueries } from '../tools/people/queries';
import { RecordView } from '../tools/people/record/record-view';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One record of a contact request or an application. */
export default function Person(): ReactNode {
  const { recordId = '' } = useParams();
  return ID.test(recordId) ? (
    <PersonOf key={recordId} id={recordId} />
  ) : (
    <Frame title={text.title}>
      <p>{text.missing}</p>
    </Frame>
  );
}

function PersonOf({ id }: { id: string }): ReactNode {
  const query = useData(peopleQueries.person(id));
  // The notes are above the forms that an address opens: these would move when they come.
  const notes = useData(peopleQueries.notes(id));
  const navigate = useNavigate();
  return (
    <Frame title={query.data?.name ?? text.title}>
      <QueryPart query={query} texts={text}>
        {(record) =>
          record === null ? (
            <p>{text.missing}</p>
          ) : notes.isPending ? (
            <p role="status" data-loading className="text-ink-muted">
              {text.loading}
            </p>
          ) : (
            <RecordView record={record} onErased={() => void navigate(peoplePath)} />
          )
        }
      </QueryPart>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <ToolPage title={title} link={{ to: peoplePath, label: text.back }}>
      {children}
    </ToolPage>
  );
}
