import { useNavigate, useParams } from '@talent/sdk';
import { ToolPage } from '../frame/tool-page';
import { QueryPart, Waiting } from '../queries/query-part';
import { useData } from '../queries/use-data';
import { peoplePath } from '../tools/people/content/people';
import { recordTexts as text } from '../tools/people/content/person';
import { peopleQueries } from '../tools/people/queries';
import { RecordView } from '../tools/people/record/record-view';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export default function Person() {
  const { recordId = '' } = useParams();
  const isId = ID.test(recordId);
  const query = useData({ ...peopleQueries.person(recordId), enabled: isId });
  // These stand above others, and above the forms that an address opens: all would move when they come.
  const parts = [
    useData({ ...peopleQueries.notes(recordId), enabled: isId }),
    useData({ ...peopleQueries.thread(recordId), enabled: isId }),
    useData({ ...peopleQueries.duplicates(recordId), enabled: isId }),
  ];
  const navigate = useNavigate();
  const { data } = query;
  return (
    <ToolPage title={data?.name ?? text.title} link={{ to: peoplePath, label: text.back }}>
      {!isId || data === null ? (
        <p>{text.missing}</p>
      ) : (
        <QueryPart query={query} texts={text}>
          {(record) =>
            parts.some(({ isPending }) => isPending) ? (
              <Waiting>{text.loading}</Waiting>
            ) : (
              record && (
                <RecordView
                  key={record.id}
                  record={record}
                  onErased={() => void navigate(peoplePath)}
                />
              )
            )
          }
        </QueryPart>
      )}
    </ToolPage>
  );
}
