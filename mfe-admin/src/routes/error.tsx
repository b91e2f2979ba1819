import { useParams } from '@talent/sdk';
import { Fragment } from 'react';
import { ToolPage } from '../frame/tool-page';
import { QueryPart } from '../queries/query-part';
import { useData } from '../queries/use-data';
import { errorTextsOfOne as text, errorsPath } from '../tools/errors/content/errors';
import { ErrorView, StatusButton } from '../tools/errors/error-view';
import { errorQueries } from '../tools/errors/queries';

export default function ErrorOfId() {
  const { errorId = '' } = useParams();
  const isId = /^\d{1,15}$/.test(errorId);
  const query = useData({ ...errorQueries.error(Number(errorId)), enabled: isId });
  const { data } = query;
  return (
    <ToolPage title={data?.message ?? text.title} link={{ to: errorsPath, label: text.back }}>
      {!isId || data === null ? (
        <p>{text.missing}</p>
      ) : (
        <QueryPart query={query} texts={text}>
          {(group) =>
            group && (
              <Fragment key={group.id}>
                <StatusButton id={group.id} status={group.status} />
                <ErrorView group={group} />
              </Fragment>
            )
          }
        </QueryPart>
      )}
    </ToolPage>
  );
}
