import { useParams } from '@talent/sdk';
import type { ReactNode } from 'react';
import { ToolPage } from '../frame/tool-page';
import { QueryPart } from '../queries/query-part';
import { useData } from '../queries/use-data';
import { errorTextsOfOne as text, errorsPath } from '../tools/errors/content/errors';
import { ErrorView, StatusButton } from '../tools/errors/error-view';
import { errorQueries } from '../tools/errors/queries';

/** `/internal-admin-xyz123/errors/:errorId`: errors of one cause. */
export default function ErrorOfId(): ReactNode {
  const { errorId = '' } = useParams();
  return /^\d{1,15}$/.test(errorId) ? (
    <ErrorOf key={errorId} id={Number(errorId)} />
  ) : (
    <Frame title={text.title}>
      <p>{text.missing}</p>
    </Frame>
  );
}

function ErrorOf({ id }: { id: number }): ReactNode {
  const query = useData(errorQueries.error(id));
  return (
    <Frame title={query.data?.message ?? text.title}>
      <QueryPart query={query} texts={text}>
        {(group) =>
          group === null ? (
            <p>{text.missing}</p>
          ) : (
            <>
              <StatusButton id={group.id} status={group.status} />
              <ErrorView group={group} />
            </>
          )
        }
      </QueryPart>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <ToolPage title={title} link={{ to: errorsPath, label: text.back }}>
      {children}
    </ToolPage>
  );
}
